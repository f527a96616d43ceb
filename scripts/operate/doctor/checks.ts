import { checkBackup } from './backups.ts'
import { checkBookings } from './bookings.ts'
import type { Check } from './check.ts'
import { checkDatabase } from './database.ts'
import { checkSmtp, sendTestEmail } from './email.ts'
import { checkDkim, checkDmarc, checkSpf } from './email-dns.ts'
import { checkClock, checkDisk } from './machine.ts'
import { checkOldData } from './old-data.ts'
import { checkOutbox } from './outbox.ts'
import { checkPlaceholders } from './placeholders.ts'
import { checkProxy } from './proxy.ts'
import { checkNode, checkPasswords, checkSettings, checkSiteUrl } from './settings.ts'
import { checkBuild, checkCertificate, checkHttps, checkSite } from './site.ts'
import { checkTimeZone } from './time-zone.ts'
import { checkWebhook } from './webhook.ts'

/** In the order of the screen. */
export const checks: readonly Check[] = [
  { name: 'Node', run: checkNode },
  { name: 'Settings', run: checkSettings },
  { name: 'Passwords', needs: ['ADMIN_PASSWORD', 'TOOLKIT_PASSWORD'], run: checkPasswords },
  { name: 'Placeholders', needs: ['DATABASE_URL', 'DATA_DIR'], blocks: true, run: checkPlaceholders },
  { name: 'Address', needs: ['SITE_URL'], run: checkSiteUrl },
  { name: 'Build', needs: ['SITE_URL'], run: checkBuild },
  { name: 'Site', needs: ['SITE_URL'], run: checkSite },
  { name: 'Certificate', needs: ['SITE_URL'], run: checkCertificate },
  { name: 'HTTPS', needs: ['SITE_URL'], run: checkHttps },
  { name: 'Proxy', needs: ['SITE_URL', 'TRUST_PROXY', 'ADMIN_PASSWORD', 'TOOLKIT_PASSWORD'], run: checkProxy },
  { name: 'Email', needs: ['SMTP_URL'], run: checkSmtp },
  { name: 'Test email', needs: ['SMTP_URL', 'MAIL_FROM'], minTimeoutMs: 60_000, run: sendTestEmail },
  { name: 'SPF', needs: ['MAIL_FROM'], run: checkSpf },
  { name: 'DKIM', needs: ['MAIL_FROM'], run: checkDkim },
  { name: 'DMARC', needs: ['MAIL_FROM'], run: checkDmarc },
  { name: 'Webhook', needs: ['WEBHOOK_URL', 'WEBHOOK_SECRET'], run: checkWebhook },
  { name: 'Bookings', needs: ['SITE_URL', 'BOOKING_WEBHOOK_SECRET'], run: checkBookings },
  { name: 'Database', needs: ['DATABASE_URL', 'DATA_DIR'], blocks: true, run: checkDatabase },
  { name: 'Outbox', needs: ['DATABASE_URL', 'DATA_DIR', 'SMTP_URL', 'WEBHOOK_URL'], blocks: true, run: checkOutbox },
  {
    name: 'Backup',
    needs: ['DATABASE_URL', 'DATA_DIR', 'BACKUP_DIR', 'POSTGRES_BACKUP_DIR'],
    blocks: true,
    // It reads every row.
    minTimeoutMs: 10 * 60_000,
    run: checkBackup,
  },
  { name: 'Old data', needs: ['DATABASE_URL', 'DATA_DIR'], blocks: true, run: checkOldData },
  { name: 'Disk', needs: ['DATA_DIR', 'DATABASE_URL'], run: checkDisk },
  { name: 'Clock', needs: ['SITE_URL', 'DATABASE_URL'], run: checkClock },
  { name: 'Time zone', run: checkTimeZone },
]
