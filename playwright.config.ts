import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from '#tests/support/free-port.ts'
import { quietBrowser } from '#tests/support/quiet-browser.ts'

// Chosen once by the runner; its workers read this file too and inherit what it set.
process.env.TEST_SITE_PORT ??= String(await freePort())
process.env.TEST_GALLERY_PORT ??= String(await freePort())
process.env.TEST_EMAIL_PORT ??= String(await freePort())
process.env.TEST_TOOLKIT_PASSWORD ??= 'clear-as-day'
process.env.TEST_ADMIN_PASSWORD ??= 'the owner of it all'
process.env.TEST_DATA_DIR ??= emptyFolder()

/** What a run leaves behind is looked at after a failure and goes with the next run. */
function emptyFolder() {
  const folder = join(import.meta.dirname, '.cache/browser-tests')
  rmSync(folder, { recursive: true, force: true })
  return folder
}

const browser = process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}
// The pages behind the address bar's list of suggestions: nobody sees them here, and each window draws them anew, which is a
// fifth of the time that all the tests take. A second switch replaces Playwright's own, so what that turns off is here, too.
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
]
// One process for all pages that a worker opens, and none kept ready: starting them is work, and sharing harms no test.
const oneProcess = '--renderer-process-limit=1'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Generous, for machines that are busy with something else: a passing test never waits this long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // One more than the cores of a small machine, since tests often wait for a timer or a response.
  workers: 3,
  // A safety net for the machine's sake; the summary lists each test that needed it as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.TEST_SITE_PORT}`,
    launchOptions: {
      ...browser,
      args: [...quietBrowser, oneProcess, `--disable-features=${withoutFeatures.join(',')}`],
    },
    // A phone. Files named desktop-* use `desktop`: as a project of their own they'd need new workers and browsers.
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    actionTimeout: 20_000,
    // Tests of animations turn them on: a press in the middle of a smooth scroll can miss its target.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: 'node server/main.ts',
      url: `http://127.0.0.1:${process.env.TEST_SITE_PORT}/readyz`,
      env: {
        PORT: process.env.TEST_SITE_PORT,
        DATA_DIR: join(process.env.TEST_DATA_DIR, 'site'),
        SMTP_URL: `smtp://127.0.0.1:${process.env.TEST_EMAIL_PORT}`,
        TRUST_PROXY: '1',
        TOOLKIT_PASSWORD: process.env.TEST_TOOLKIT_PASSWORD,
        ADMIN_PASSWORD: process.env.TEST_ADMIN_PASSWORD,
        LOG_LEVEL: 'warn',
      },
    },
    {
      command: `node tests/support/serve-email.ts ${process.env.TEST_EMAIL_PORT}`,
      port: Number(process.env.TEST_EMAIL_PORT),
    },
    {
      command: `node tests/support/serve-gallery.ts ${process.env.TEST_GALLERY_PORT} "${join(process.env.TEST_DATA_DIR, 'gallery')}"`,
      url: `http://127.0.0.1:${process.env.TEST_GALLERY_PORT}/healthz`,
    },
  ],
})
