import { site } from '#content/site.ts'
import type { BetaApplication } from '#contracts/beta.ts'
import { greeting, harmless, leadsLink, suspicionBlocks, visitBlocks } from '#server/leads/lead-mail-blocks.ts'
import type { MailTemplate } from '#server/mail/mail-template.ts'

export type BetaMailData = BetaApplication & { suspicion: string | null }

const given = (facts: ReadonlyArray<readonly [string, string | undefined]>) =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

export const betaTeamNotice: MailTemplate<BetaMailData> = {
  name: 'beta-team-notice',
  title: 'Notice to the team: new beta application',
  audience: 'team',
  write(application, { siteUrl }) {
    const { fullName, businessName, suspicion } = application
    return {
      subject: `${suspicion ? 'Suspected: ' : ''}Beta application from ${fullName}, ${businessName}`,
      preview: `${application.industry}, ${application.revenueBracket}. An answer is due within 48 hours.`,
      replyTo: application.email,
      blocks: [
        ...suspicionBlocks(suspicion),
        { kind: 'paragraph', text: 'A new application for the beta program. We promised an answer within 48 hours.' },
        {
          kind: 'facts',
          facts: given([
            ['Name', fullName],
            ['Business', businessName],
            ['Website', application.businessWebsite],
            ['Email', application.email],
            ['Phone', application.phone],
            ['Industry', application.industry],
            ['Annual revenue', application.revenueBracket],
            ['Automation so far', application.automationExperience],
            ['Feedback and testimonial', application.willingToTestify],
          ]),
        },
        { kind: 'heading', text: 'In their words' },
        {
          kind: 'facts',
          facts: given([
            ['Goals', application.goals],
            ['Challenges', application.challenges],
            ['What a magic wand would fix', application.magicWandFix],
            ['Why a good fit', application.whyGoodFit],
            ['Anything else', application.additionalInfo],
          ]),
        },
        ...visitBlocks(application),
        leadsLink(siteUrl),
      ],
    }
  },
}

export const betaConfirmation: MailTemplate<BetaMailData> = {
  name: 'beta-confirmation',
  title: 'Confirmation of the beta application',
  audience: 'visitor',
  write: ({ fullName, businessName }) => ({
    subject: 'We have your beta program application',
    preview: 'Applications are reviewed in the order received.',
    blocks: [
      { kind: 'paragraph', text: greeting(fullName) },
      {
        kind: 'paragraph',
        text: `Thank you for applying to the ${site.name} Beta Program${harmless(businessName) ? ` with ${businessName}` : ''}. We have your application, and a person on our team will read it.`,
      },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'list',
        items: [
          'We review applications in the order received. Spots are limited to 20 businesses.',
          'If you are selected, you receive a confirmation email with a booking link within 48 hours.',
          'On the call we go through your business with you, and then we write your 90-day roadmap.',
        ],
      },
      { kind: 'paragraph', text: `Questions? Just reply to this email.\n\nThe team at ${site.name}` },
    ],
  }),
}
