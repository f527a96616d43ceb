import { retention } from '#content/retention.ts'
import type { LegalDocument } from './legal-document.ts'

export const privacyPolicy: LegalDocument = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  metaTitle: 'Privacy Policy | Modernize My Business',
  metaDescription:
    'What Modernize My Business collects through its assessments, quiz and beta application, why, where it is stored, and the rights you have.',
  intro:
    'This policy explains, in plain words, what we learn about you when you use this website and what we do with it.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'Modernize My Business is a consultancy with its headquarters in Winnipeg, Manitoba, Canada. In this policy, we and us mean Modernize My Business, and you means anyone who visits this website or sends us information through it.',
        'We handle personal information in keeping with Canadian privacy law, including the Personal Information Protection and Electronic Documents Act (PIPEDA). You can read our articles and pages without telling us who you are.',
      ],
    },
    {
      heading: 'Information We Collect',
      paragraphs: [
        'We collect what you choose to send us, and a small amount of information about how our surveys are used. What you send is stored on our own server, and a copy goes to our team by email, so that somebody reads it.',
        'Half-filled forms are kept in your own browser tab, so that a reload does not lose them. We do not store those answers on our server until you submit the form.',
        'A form is sent together with how you found us: the first page of your visit, the name of the website that led you here and the campaign labels in the link, if there were any. It also carries how long the form was open and a field that people cannot see, both of which help us recognize programs that fill in forms.',
      ],
      items: [
        'Assessment surveys: your name, email address, phone number, business name and answers, and whether you asked for the free toolkit.',
        'Competency quiz: the same contact details, your answers and the number of attempts at each question.',
        'Beta application: your contact details, facts about your business, your written answers and whether you are willing to give a testimonial.',
        'Survey analytics: which survey was started, which questions were viewed, when it was started and finished, whether the toolkit was requested, and a SHA-256 hash of your email address in place of the address itself.',
        'Technical information: like any web server, ours uses your IP address and browser details to answer each request and to guard against abuse, and may record them in technical logs.',
      ],
    },
    {
      heading: 'How We Use Your Information',
      paragraphs: [
        "We use your information to review your responses and your business's public digital footprint, to reply to you, to arrange a call, to send the toolkit if you asked for it, and to decide on beta applications. We use survey analytics to see where people stop, so that we can improve the questions.",
        'We rely on your consent, which you give by sending us a form. Survey analytics begin a little earlier: when you go on from the contact step, we note that a survey was started, with the hash of your email address. With each form we record what you agreed to: the exact wording, its version, the time and the page.',
      ],
    },
    {
      heading: 'How Long We Keep Your Information',
      paragraphs: ['We delete information when its time is up, or sooner if you ask us to:'],
      items: [
        `Survey responses, quiz submissions and beta applications, with their consents and the emails about them: ${retention.leadMonths} months after you sent them.`,
        `Survey analytics: ${retention.analyticsMonths} months after the survey was started.`,
        `The note that a form was already sent, which keeps a repeated click from counting twice: ${retention.submissionKeyDays} days.`,
        "The copies in our team's mailbox: deleted by our team after the same time, or when you ask us to delete your information.",
        'The words of an email we sent you are removed from our database as soon as the email is on its way.',
        'If you unsubscribe, we keep a hash of your email address, so that we can go on honouring your choice. We cannot read your address from it.',
      ],
    },
    {
      heading: 'How We Share Your Information',
      paragraphs: [
        'We do not sell or rent your information, and we do not share it with advertisers. We share it only in these cases:',
      ],
      items: [
        'With services that help us operate, such as those that deliver our email, and only as far as they need it.',
        "When the law requires it, or to protect someone's rights or safety.",
        'With a new owner, if our business is sold or merged, under the same promises as in this policy.',
        'When you agree, for example to a published testimonial or case study.',
      ],
    },
    {
      heading: 'How We Protect Your Information',
      paragraphs: [
        "Only our team can see what you send: in a password-protected administrator's area and in our team's mailbox. We take reasonable technical and organizational steps to guard it against loss, theft and misuse.",
        'No system is perfectly secure. If a breach of our safeguards creates a real risk of significant harm to you, we will tell you and the authorities as the law requires.',
      ],
    },
    {
      heading: 'Cookies and Browser Storage',
      paragraphs: [
        "We use no advertising cookies. Your browser's local storage remembers that you accepted our cookie notice (cookieConsent) and, for our administrator only, a sign-in token (admin_token). Its session storage holds drafts of half-filled forms, how you found us and, once you have unlocked it, the toolkit, until you close the tab.",
        "Videos come from YouTube's privacy-enhanced address and load only after you click them. Our Cookie Policy has the details.",
      ],
    },
    {
      heading: 'Your Rights',
      paragraphs: [
        'You may ask us for the personal information we hold about you, ask us to correct it or delete it, and withdraw your consent, subject to legal limits. Write to the email address below, and we will answer within 30 days. You can also ask us at any time to stop contacting you, and every email we send you after a form has an unsubscribe link.',
        'If our answer does not satisfy you, you may complain to the Office of the Privacy Commissioner of Canada. The law where you live may give you further rights, and we will respect them.',
      ],
    },
    {
      heading: 'Children Under 18',
      paragraphs: [
        'This website is meant for business owners and is not directed to anyone under 18. We do not knowingly collect information from children under 18. If you believe a child has sent us information, please tell us and we will delete it.',
      ],
    },
    {
      heading: 'Changes to This Policy',
      paragraphs: [
        'We may change this policy as our services or the law change. The version on this page is the one in force. If a change affects information you have already given us in an important way, we will take reasonable steps to let you know.',
      ],
    },
    {
      heading: 'Contact Us',
      paragraphs: [
        'If you have a question, a request or a concern about your privacy, write to us at the address below.',
      ],
    },
  ],
}
