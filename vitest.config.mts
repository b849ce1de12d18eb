import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': new URL('.', import.meta.url).pathname}},
  test: {
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['{src,scripts}/**/*.test.{ts,tsx}'], testTimeout: 60_000},
      },
      // Nothing else runs beside them; by default Vitest leaves one core free, half of two.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 120_000,
          maxWorkers: '100%',
        },
      },
    ],
  },
});
