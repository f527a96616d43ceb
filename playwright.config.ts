import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { bookingSecret } from '#tests/support/booking-events.ts'
import { freePort } from '#tests/support/free-port.ts'
import { quietBrowser } from '#tests/support/quiet-browser.ts'

// Set once by the runner: its workers load this file too and inherit the values.
process.env.TEST_SITE_PORT ??= String(await freePort())
process.env.TEST_EMAIL_PORT ??= String(await freePort())
process.env.TEST_TOOLKIT_PASSWORD ??= 'clear-as-day'
process.env.TEST_ADMIN_PASSWORD ??= 'the owner of it all'
process.env.TEST_DATA_DIR ??= emptyFolder()

function emptyFolder() {
  const folder = join(import.meta.dirname, '.cache/browser-tests')
  rmSync(folder, { recursive: true, force: true })
  return folder
}

const browser = process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}
// WebUIOmnibox* render the address bar's suggestions, which takes a fifth of the test time. Includes Playwright's own
// list, because a second switch replaces it.
const disabledFeatures = [
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
// One renderer process per worker and no spare one, because starting them takes time.
const oneProcess = '--renderer-process-limit=1'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // One more than the cores of a small machine, because tests often wait for a timer or a response.
  workers: 3,
  // For slow machines; the summary lists a retried test as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.TEST_SITE_PORT}`,
    launchOptions: {
      ...browser,
      args: [...quietBrowser, oneProcess, `--disable-features=${disabledFeatures.join(',')}`],
    },
    // A phone. Files named desktop-* use `desktop`, because a second project would need new workers and browsers.
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    actionTimeout: 40_000,
    // A click during a smooth scroll can miss its target. Tests of animations turn them back on.
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
        MAIL_FROM: 'Modernize My Business <hello@modernizemybusiness.example>',
        LEADS_TO: 'hello@modernizemybusiness.example',
        TRUST_PROXY: '1',
        TOOLKIT_PASSWORD: process.env.TEST_TOOLKIT_PASSWORD,
        ADMIN_PASSWORD: process.env.TEST_ADMIN_PASSWORD,
        BOOKING_WEBHOOK_SECRET: bookingSecret,
        // The tests expect an email for each form, and none that depends on the day.
        NOTICES_PER_HOUR: '100000',
        CONFIRMATIONS_PER_HOUR: '100000',
        REMINDERS: 'off',
        LOG_LEVEL: 'warn',
      },
    },
    {
      command: `node tests/support/serve-email.ts ${process.env.TEST_EMAIL_PORT}`,
      port: Number(process.env.TEST_EMAIL_PORT),
    },
  ],
})
