import { beta } from '#content/beta.ts'
import { type LegalDocument, links, list, paragraph } from './legal-document.ts'

export const termsOfService: LegalDocument = {
  slug: 'terms-of-service',
  title: 'Terms of Service',
  metaTitle: 'Terms of Service | Modernize My Business',
  metaDescription:
    'The terms for using the Modernize My Business website, assessments, quiz, toolkit and beta program, under the laws of Manitoba, Canada.',
  intro:
    'These terms apply to your use of this website and of the free tools on it. Please read them before you use either.',
  sections: [
    {
      id: 'agreement-to-these-terms',
      heading: 'Agreement to These Terms',
      body: [
        paragraph(
          'These terms are an agreement between you and Modernize My Business, a consultancy in Winnipeg, Manitoba, Canada. By using this website you accept them. If you do not agree, please do not use the site.',
        ),
        paragraph(
          'You must be at least 18 years old, and old enough to enter into a contract where you live. If you act for a business, you confirm that you are allowed to do so, and "you" then means that business as well.',
        ),
        paragraph('Our Privacy Policy and Cookie Policy explain how we handle information about you.'),
        links({ label: 'Privacy Policy', to: '/privacy-policy' }, { label: 'Cookie Policy', to: '/cookie-policy' }),
      ],
    },
    {
      id: 'our-services',
      heading: 'Our Services',
      body: [
        paragraph(
          'This website offers free assessments, a competency quiz, a toolkit of AI prompts, articles and an application to our beta program. We also offer consulting in AI, automation, modernization and exit planning, which is provided under separate agreements.',
        ),
        paragraph(
          'Completing an assessment or the quiz, or applying to the beta program, is free and does not oblige you to buy anything. We work to the times we name on this site, such as a review within 48 business hours, but they describe free services, and we are not liable for a delay.',
        ),
      ],
    },
    {
      id: 'the-toolkit',
      heading: 'The Toolkit',
      body: [
        paragraph(
          'The toolkit opens with a password that we send to those who ask for it. You may use it yourself and with the people who work in your business. Please do not publish the password or pass it on to anyone else. We may change it at any time.',
        ),
        paragraph(
          'The prompts are meant for AI assistants that other companies provide under their own terms. What an assistant answers can be wrong or incomplete, and we have no influence on it. Check it before you rely on it, and do not enter personal details of others or anything you must keep confidential.',
        ),
      ],
    },
    {
      id: 'the-beta-program',
      heading: 'The Beta Program',
      body: [
        paragraph(
          'Places in the beta program are limited. We choose the participants at our own discretion, and an application does not create a right to take part. The program costs nothing. In exchange we ask for your frank feedback, and for a testimonial or permission to write a case study. We publish nothing about your business until you have read it and agreed to it.',
        ),
        paragraph(
          `${beta.guarantee.text} This guarantee is for selected participants who have had the call, once for each business. If the call gave you no such idea, tell us so by email in good faith, and we will arrange the payment with you.`,
        ),
        paragraph(
          'The roadmap is yours to use in your own business. You decide what to carry out, and you remain responsible for those decisions. The beta program page describes the rest.',
        ),
        links({ label: 'Beta program', to: '/beta' }),
      ],
    },
    {
      id: 'your-responsibilities',
      heading: 'Your Responsibilities',
      body: [
        paragraph('When you use this website, you agree to:'),
        list(
          'give accurate information about yourself and your business, and only information you are allowed to share;',
          'send forms in your own name, or in the name of someone who has asked you to;',
          'keep the toolkit password within your business;',
          'use the site lawfully, without trying to disrupt it, break into it or overload it, and without sending forms by a program;',
          'check anything an AI tool produces before you rely on it.',
        ),
      ],
    },
    {
      id: 'no-guarantee-of-results',
      heading: 'No Guarantee of Results',
      body: [
        paragraph(
          'Every business is different. We do not guarantee any specific result, such as revenue, savings, a sale or a valuation, from the use of this website, the toolkit, a roadmap or our advice. Figures on this site describe aims and examples. The $50 guarantee of the beta program applies as it is written above, and promises nothing further.',
        ),
        paragraph(
          'Our assessments, quiz, toolkit and articles are general information. They do not take your whole situation into account. Nothing on this website is legal, tax, accounting, financial, investment or other professional advice, and an assessment is not a valuation of your business. Please consult a qualified professional before you act.',
        ),
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual Property',
      body: [
        paragraph(
          'The text, design, graphics and other materials on this website belong to Modernize My Business or are used with permission. You may read and print them for your own business use, link to our pages, and use the toolkit prompts in your own business. You may not resell or republish them without our written consent.',
        ),
        paragraph(
          'What you send us remains yours, and so does what an assistant makes from the prompts with your facts, as far as its own terms allow. You let us use what you send to provide the service you asked for, as described in our Privacy Policy. If you suggest how we could improve our site or services, we may use the idea without owing you payment.',
        ),
      ],
    },
    {
      id: 'limitation-of-liability',
      heading: 'Limitation of Liability',
      body: [
        paragraph(
          'This website and its free tools are provided as they are and as available, without warranties of any kind, to the extent the law allows. We do not promise that they are free of errors or always within reach.',
        ),
        paragraph(
          'To the same extent, Modernize My Business is not liable for indirect or consequential losses, such as lost profit, lost data or business interruption, arising from your use of the site. Our total liability for any claim about the site is limited to the amount you paid us to use it.',
        ),
        paragraph(
          'Nothing in these terms limits a liability that the law does not allow us to limit, takes away a right that the law gives you as a consumer, or reduces the $50 guarantee of the beta program.',
        ),
      ],
    },
    {
      id: 'consulting-relationship',
      heading: 'Consulting Relationship',
      body: [
        paragraph(
          'Using this website, completing an assessment, taking part in a first call or exchanging messages with us does not make you our client. A consulting relationship begins only when both of us have agreed to it in writing. That agreement then governs our work together, and where it differs from these terms, it prevails.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Third-Party Links',
      body: [
        paragraph(
          'This website links to services we do not control, such as a booking page, videos and AI assistants. Their own terms and privacy policies apply when you use them, and we are not responsible for their content or practices.',
        ),
      ],
    },
    {
      id: 'modifications-to-the-website',
      heading: 'Modifications to the Website',
      body: [
        paragraph(
          'We may change, suspend or withdraw any part of this website, including the toolkit and the beta program, at any time. Promises we have already made to a selected beta participant will be kept.',
        ),
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      body: [
        paragraph(
          'You may stop using this website at any time, and ask us to erase what you sent. We may block access for anyone who breaks these terms or misuses the site. The sections on intellectual property, liability and governing law continue to apply afterwards.',
        ),
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing Law',
      body: [
        paragraph('If something goes wrong, please write to us first. Most things can be settled that way.'),
        paragraph(
          'These terms are governed by the laws of the Province of Manitoba and the federal laws of Canada that apply there. The courts of Manitoba have jurisdiction over any dispute about these terms or this website, except where the law of the place you live gives you a right that cannot be waived.',
        ),
      ],
    },
    {
      id: 'general',
      heading: 'General',
      body: [
        paragraph(
          'If a court finds that one part of these terms cannot be enforced, the rest stays in force. If we do not insist on a term at once, we have not given it up. These terms are the whole agreement between us about your use of this website. If our business passes to a new owner, the new owner takes our place in it.',
        ),
      ],
    },
    {
      id: 'changes-to-these-terms',
      heading: 'Changes to These Terms',
      body: [
        paragraph(
          "We may update these terms from time to time. The version on this page, shown under today's date, is the one in force, and by continuing to use the site after a change you accept it. A change does not apply to something that happened before it.",
        ),
      ],
    },
    {
      id: 'contact-us',
      heading: 'Contact Us',
      body: [paragraph('If you have a question about these terms, write to us at the address below.')],
    },
  ],
}
