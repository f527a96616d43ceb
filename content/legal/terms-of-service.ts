import { betaGuarantee } from '#content/beta.ts'
import { cityOf, companyName } from '#content/company-details.ts'
import type { Site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import { type LegalDocument, links, list, paragraph } from './legal-document.ts'
import { accessibility, whichVersion } from './shared-words.ts'

export const createTermsOfService = (site: Site, pageDates: PageDates): LegalDocument => ({
  slug: 'terms-of-service',
  title: 'Terms of Service',
  metaTitle: `Terms of Service | ${site.name}`,
  metaDescription: `The terms for using the ${site.name} website, assessments, quiz, toolkit and beta program, under the laws of Manitoba, Canada.`,
  intro: 'These terms apply when you use this website and the free tools on it. Please read them first.',
  sections: [
    {
      id: 'agreement-to-these-terms',
      heading: 'Agreement to These Terms',
      body: [
        paragraph(
          `These terms are an agreement between you and ${companyName(site)} ("we" and "us"), a consultancy in ${cityOf(site)}. By using this website you accept them. If you do not agree, please do not use the site.`,
        ),
        paragraph(
          'You must be at least 18 years old, and old enough to enter into a contract where you live. If you act for a business, you confirm that you are allowed to, and "you" then also means that business.',
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
          'This website offers free assessments, a competency quiz, a toolkit of AI prompts, articles and an application to our beta program. We also offer consulting in AI, automation, modernization and exit planning, which we provide under separate agreements.',
        ),
        paragraph(
          "We don't broker sales, solicit buyers, value businesses or give legal, tax or securities advice. For those, please turn to a professional who is qualified and, where needed, licensed to do them.",
        ),
        paragraph(
          'Completing an assessment or the quiz, or applying to the beta program, is free and does not oblige you to buy anything. We work to the times we name on this site, such as a review within 48 business hours (two business days, as counted in Manitoba). But they describe free services, and we are not liable if one takes longer.',
        ),
        paragraph(
          'This website and our services are offered in English. Amounts on this website are in Canadian dollars unless it says otherwise.',
        ),
      ],
    },
    {
      id: 'the-toolkit',
      heading: 'The Toolkit',
      body: [
        paragraph(
          'The toolkit opens with a password that we give to people who ask for it. You may use it yourself and with the people who work in your business. Please do not publish the password or pass it on to anyone else. We may change it at any time.',
        ),
        paragraph(
          "The prompts are meant for AI assistants that other companies provide under their own terms. An assistant's answer can be wrong or incomplete, and we have no control over it. Check it before you rely on it, and do not enter other people's personal details or anything you must keep confidential.",
        ),
      ],
    },
    {
      id: 'the-beta-program',
      heading: 'The Beta Program',
      body: [
        paragraph(
          'Places in the beta program are limited. We choose the participants at our own discretion, and an application does not give you a right to take part. The program costs nothing.',
        ),
        paragraph(
          "In exchange, we ask for frank feedback and for a testimonial or permission to write a case study. Your feedback doesn't have to be positive. We publish nothing about your business until you've read it and agreed to it. When we publish it, we say that you took part free of charge.",
        ),
        paragraph(
          `${betaGuarantee} This guarantee is for selected participants who have had the call, once for each business, and the amounts are in Canadian dollars. If the call gave you no such idea, tell us so by email in good faith, and we'll arrange the payment with you.`,
        ),
        paragraph(
          'The roadmap is yours to use in your own business. You decide what to carry out, and you remain responsible for those decisions. The rest is on the beta program page.',
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
          'use the site lawfully, without trying to disrupt it, break into it or overload it, and without using a bot to send forms;',
          'check anything an AI tool produces before you rely on it.',
        ),
      ],
    },
    {
      id: 'no-guarantee-of-results',
      heading: 'No Guarantee of Results',
      body: [
        paragraph(
          'Every business is different. We do not guarantee any specific result, such as revenue, savings, a sale or a price, from using this website, the toolkit, a roadmap or our advice. Figures on this site are goals and examples. The $50 guarantee of the beta program applies as written above, and promises nothing more.',
        ),
        paragraph(
          'Our assessments, the plans they give you, the quiz, the toolkit and the articles are general information. They do not take your whole situation into account. Nothing on this website is legal, tax, accounting, financial, investment or other professional advice, and neither an assessment nor a plan is a valuation of your business. Please consult a qualified professional before you act.',
        ),
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual Property',
      body: [
        paragraph(
          'The text, design, graphics and other materials on this website belong to us or are used with permission. You may read and print them for your own business use, link to our pages, and use the toolkit prompts in your own business. You may not resell or republish them without our written consent.',
        ),
        paragraph(
          'What you send us remains yours. So does what an assistant makes from the prompts with your facts, as far as its own terms allow. You let us use what you send to provide the service you asked for, as described in our Privacy Policy. If you suggest an improvement to our site or services, we may use the idea without owing you payment.',
        ),
      ],
    },
    {
      id: 'limitation-of-liability',
      heading: 'Limitation of Liability',
      body: [
        paragraph(
          'This website and its free tools are provided as they are and as available, without warranties of any kind, to the extent the law allows. We do not promise that they are free of errors or always available.',
        ),
        paragraph(
          'To the same extent, we are not liable for indirect or consequential losses, such as lost profit, lost data or business interruption, arising from your use of the site. Our total liability for any claim about the site or its free tools is limited to CAD 100, or to what you paid us for the service in question if that is more.',
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
          'Using this website, completing an assessment, taking part in a first call or exchanging messages with us does not make you our client. A consulting relationship begins only when both of us have agreed to it in writing. That agreement then governs our work together. Where it differs from these terms, it prevails.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Third-Party Links',
      body: [
        paragraph(
          'This website links to services we do not control, such as a booking page, videos and AI assistants. When you use them, their own terms and privacy policies apply. We are not responsible for their content or practices.',
        ),
      ],
    },
    {
      id: 'modifications-to-the-website',
      heading: 'Modifications to the Website',
      body: [
        paragraph(
          'We may change, suspend or withdraw any part of this website, including the toolkit and the beta program, at any time. We will keep the promises we have already made to a selected beta participant.',
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
          'If a court finds that one part of these terms cannot be enforced, the rest stays in force. If we do not insist on a term right away, we have not given it up. These terms are the whole agreement between us about your use of this website. If our business passes to a new owner, the new owner takes our place in it.',
        ),
      ],
    },
    {
      id: 'changes-to-these-terms',
      heading: 'Changes to These Terms',
      body: [
        paragraph(
          `We may update these terms from time to time. ${whichVersion('terms-of-service', pageDates)} By continuing to use the site after a change, you accept it. A change does not apply to anything that happened before it.`,
        ),
      ],
    },
    {
      id: 'contact-us',
      heading: 'Contact Us',
      body: [
        paragraph('If you have a question about these terms, write to us at the address below.'),
        accessibility(site),
      ],
    },
  ],
})
