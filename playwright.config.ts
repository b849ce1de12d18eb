import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';

const browsers = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = browsers.find((file) => file && existsSync(file));
const port = Number(process.env.SITE_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/browser/screenshots/{arg}{ext}',
  workers: 2,
  // A busy machine may make a single case late; what passes at the second try only is named in the report.
  retries: 1,
  fullyParallel: true,
  timeout: 90_000,
  reporter: [['line'], ['json', {outputFile: 'test-results/browser.json'}]],
  expect: {timeout: 10_000, toHaveScreenshot: {maxDiffPixelRatio: 0.01, animations: 'disabled'}},
  use: {
    reuseContext: true,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --dir ${process.env.SITE_DIR ?? 'build'} --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
});
