import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** A busy machine is slow, not wrong. */
const noLimits = {testTimeout: 0, hookTimeout: 0};

export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url))}},
  test: {
    projects: [
      {
        extends: true,
        test: {...noLimits, name: 'unit', include: ['{src,scripts}/**/*.test.{ts,tsx}']},
      },
      // Nothing else runs at the same time; by default Vitest leaves one core free, half of two.
      {
        extends: true,
        test: {...noLimits, name: 'site', include: ['tests/site/**/*.test.ts'], maxWorkers: '100%'},
      },
    ],
  },
});
