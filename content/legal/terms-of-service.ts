import type { LegalDocument } from './legal-document.ts'

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
      heading: 'Agreement to These Terms',
      paragraphs: [
        'By using this website you agree to these terms and to our Privacy Policy and Cookie Policy. If you do not agree, please do not use the site. You must be at least 18 years old, and if you act for a business, you confirm that you are allowed to do so.',
      ],
    },
    {
      heading: 'Our Services',
      paragraphs: [
        'This website offers free assessments, a competency quiz, a toolkit of AI prompts, articles and an application to our beta program. We also offer consulting in AI, automation, modernization and exit planning, which is provided under separate agreements.',
        'Completing an assessment or applying to the beta program does not oblige you to buy anything. We select beta participants at our own discretion, and places are limited.',
      ],
    },
    {
      heading: 'Your Responsibilities',
      paragraphs: ['When you use this website, you agree to:'],
      items: [
        'give accurate information about yourself and your business, and only information you are allowed to share;',
        'keep the toolkit password to yourself, unless we agree otherwise;',
        'use the site lawfully, without trying to disrupt it, break into it or overload it;',
        'check anything an AI tool produces before you rely on it.',
      ],
    },
    {
      heading: 'No Guarantee of Results',
      paragraphs: [
        'Every business is different. We do not guarantee any specific result, such as revenue, savings, a sale or a valuation, from the use of this website, the toolkit or our advice. Figures on this site describe aims and examples.',
        'Nothing on this website is legal, tax, accounting, investment or other professional advice. Please consult a qualified professional before you act. The guarantee described on the beta program page applies to that program as it is written there.',
      ],
    },
    {
      heading: 'Intellectual Property',
      paragraphs: [
        'The text, design, graphics and other materials on this website belong to Modernize My Business or are used with permission. You may read and print them for your own business use, and you may use the toolkit prompts in your own business. You may not resell or republish them without our written consent.',
        'What you send us remains yours. You allow us to use it to provide the service you asked for, as described in our Privacy Policy.',
      ],
    },
    {
      heading: 'Limitation of Liability',
      paragraphs: [
        'This website and its free tools are provided as they are, without warranties of any kind, to the extent the law allows.',
        'To the same extent, Modernize My Business is not liable for indirect or consequential losses, such as lost profit, lost data or business interruption, arising from your use of the site. Our total liability for any claim about the site is limited to the amount you paid us to use it. Nothing in these terms limits a liability that the law does not allow us to limit.',
      ],
    },
    {
      heading: 'Consulting Relationship',
      paragraphs: [
        'Using this website, completing an assessment or exchanging messages with us does not make you our client. A consulting relationship begins only when both of us have agreed to it in writing, and that agreement then governs our work together.',
      ],
    },
    {
      heading: 'Third-Party Links',
      paragraphs: [
        'This website links to services we do not control, such as a booking page, videos and AI assistants. Their own terms and privacy policies apply when you use them, and we are not responsible for their content or practices.',
      ],
    },
    {
      heading: 'Modifications to the Website',
      paragraphs: [
        'We may change, suspend or withdraw any part of this website, including the toolkit and the beta program, at any time. Promises we have already made to a selected beta participant will be kept.',
      ],
    },
    {
      heading: 'Termination',
      paragraphs: [
        'You may stop using this website at any time. We may block access for anyone who breaks these terms or misuses the site. The sections on intellectual property, liability and governing law continue to apply afterwards.',
      ],
    },
    {
      heading: 'Governing Law',
      paragraphs: [
        'These terms are governed by the laws of the Province of Manitoba and the federal laws of Canada that apply there. The courts of Manitoba have jurisdiction over any dispute about these terms or this website, except where the law of the place you live gives you a right that cannot be waived.',
      ],
    },
    {
      heading: 'Changes to These Terms',
      paragraphs: [
        'We may update these terms from time to time. The version on this page is the one in force, and by continuing to use the site after a change you accept it.',
      ],
    },
    {
      heading: 'Contact Us',
      paragraphs: ['If you have a question about these terms, write to us at the address below.'],
    },
  ],
}
