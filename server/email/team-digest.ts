import type { EmailTemplate } from './email-template.ts'

export const teamDigest: EmailTemplate<unknown> = {
  name: 'team-digest',
  title: 'Team notice: many new forms',
  audience: 'team',
  write: (_form, { siteUrl, noticesPerHour }) => ({
    subject: `More than ${noticesPerHour} new forms in an hour`,
    preview: 'They are all saved. Open the leads to see them.',
    blocks: [
      {
        kind: 'paragraph',
        text: `More than ${noticesPerHour} forms arrived within an hour, so you don't get an email for each of them right now. They're all saved, and the emails for each form start again when it's quieter.`,
      },
      { kind: 'link', text: 'Open the leads', url: `${siteUrl}/admin/leads` },
    ],
  }),
}
