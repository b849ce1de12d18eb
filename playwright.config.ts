import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {defineConfig, firefox, webkit} from '@playwright/test';
import {installedBrowser} from './scripts/test/browser';

const port = Number(process.env.SITE_PORT ?? 4173);

/** Behavior that no engine may lack. The other tests measure, print, or read what Chromium alone tells. */
const behavior =
  /(?:color-mode|errors|languages|menus|navigation|no-script|not-found|search|tracking)\.spec\.ts$/;

/** Another engine, whose tests are skipped with a message where it isn't installed. */
function engine(name: 'firefox' | 'webkit', executable: string) {
  const installed = existsSync(executable);
  const wanted = process.argv.includes(`--project=${name}`);
  if (wanted && !installed && process.env.TEST_WORKER_INDEX === undefined)
    console.log(
      `${name} isn't installed, so its tests are skipped: npx playwright install ${name}`,
    );
  return {
    name,
    testMatch: installed ? behavior : [],
    use: {
      browserName: name,
      reuseContext: false,
      // A port that nothing listens on, so that no request leaves this machine.
      proxy: {server: 'http://127.0.0.1:9', bypass: 'localhost,127.0.0.1'},
    },
  };
}

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Half of their time, tests wait: for timers, or until nothing is requested any more.
  workers: Math.ceil(availableParallelism() * 1.5),
  // A busy machine may make a single case late; what passes at the second try only is named in the report.
  retries: 1,
  fullyParallel: true,
  timeout: 90_000,
  reporter: [['line'], ['junit', {outputFile: 'test-results/report.xml'}]],
  expect: {timeout: 10_000},
  use: {reuseContext: true, baseURL: `http://localhost:${port}`},
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: installedBrowser(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            // Nothing outside of this machine is reached; tests answer such requests themselves.
            '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
          ],
        },
      },
    },
    engine('firefox', firefox.executablePath()),
    engine('webkit', webkit.executablePath()),
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --dir ${process.env.SITE_DIR ?? 'build'} --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
});
