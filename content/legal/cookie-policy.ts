import type { LegalDocument } from './legal-document.ts'

export const cookiePolicy: LegalDocument = {
  slug: 'cookie-policy',
  title: 'Cookie Policy',
  metaTitle: 'Cookie Policy | Modernize My Business',
  metaDescription:
    'What the Modernize My Business website keeps in your browser, what it does with it, how long it stays, and how to remove it.',
  intro: 'This policy explains what this website keeps in your browser, why, and how you can remove it.',
  sections: [
    {
      heading: 'What Cookies Are',
      paragraphs: [
        'Cookies are small text files that a website asks your browser to keep. Browsers offer similar places called local storage, which lasts until it is cleared, and session storage, which lasts until you close the tab. In this policy, cookies means all of these unless we say otherwise.',
      ],
    },
    {
      heading: 'How We Use Cookies',
      paragraphs: [
        'We use them to make the site work and to remember your choices, so that your visit goes smoothly. We also count how far people get in our surveys, so that we can improve the questions. We use no advertising cookies, and we do not follow you to other websites.',
      ],
    },
    {
      heading: 'Types of Cookies We Use',
      paragraphs: ['What this website keeps falls into three groups:'],
      items: [
        "Essential: drafts of half-filled forms are kept in session storage under the names draft:survey:exit, draft:survey:optimize, draft:quiz and draft:beta, so that a reload does not lose your answers. From the moment you send a form until it has arrived, a copy of it is kept under a name that begins with attempt:, so that a repeated click does not send it twice. Once you have unlocked the toolkit, it is kept under the name toolkit. The name react-router-scroll-positions remembers how far you had scrolled. Our administrator's sign-in token is kept in local storage under the name admin_token, and visitors never receive one.",
        "Analytics: when you go on from the contact step of a survey, our server opens a session record with the survey's name and a SHA-256 hash of your email address, and notes which questions were viewed and whether you finished. It is our own count, and no outside analytics service is involved. The first page of your visit, the name of the website that led you here and the campaign labels in the link are kept in session storage under the name visit, and are sent only along with a form.",
        'Preference: your acceptance of the cookie notice is kept in local storage under the name cookieConsent, so that we do not ask again.',
      ],
    },
    {
      heading: 'Third-Party Cookies',
      paragraphs: [
        "Videos on this site come from YouTube's privacy-enhanced address. Nothing is loaded from YouTube until you click a video. Once you do, YouTube receives your IP address and may store information in your browser under its own policies.",
        'Links to other services, such as our booking page, lead away from this site. Their own cookie policies apply there.',
      ],
    },
    {
      heading: 'How Long They Stay',
      paragraphs: [
        "What is in session storage (form drafts, the toolkit, how you found us) disappears when you close the tab. Your cookieConsent choice stays until you clear it from your browser. The administrator's admin_token stays until the administrator logs out or clears it. Anything YouTube stores follows YouTube's own periods.",
      ],
    },
    {
      heading: 'Managing Cookies',
      paragraphs: [
        'You can clear or block cookies and site data in your browser at any time. If you clear them, our cookie notice will appear again and any half-filled form will be lost. If you block them altogether, the pages can still be read, but drafts and choices may not be remembered.',
      ],
    },
    {
      heading: 'Steps in Your Browser',
      paragraphs: ['The names of menus change from time to time. In most versions you will find the setting here:'],
      items: [
        'Google Chrome: open Settings, then Privacy and security, and look for cookies and site data.',
        'Mozilla Firefox: open Settings, then Privacy & Security, and look for Cookies and Site Data.',
        'Apple Safari on a Mac: open Settings from the Safari menu, then Privacy, and choose Manage Website Data.',
        'Safari on an iPhone or iPad: open the Settings app, find Safari, and choose Clear History and Website Data.',
        'Microsoft Edge: open Settings, then Privacy, search, and services, and look for cookies and browsing data.',
      ],
    },
    {
      heading: 'Do Not Track',
      paragraphs: [
        'Some browsers can send a Do Not Track signal. There is no common agreement on what a website should do when it receives one, and this site does not respond to it. Because we do not track you across other websites, your visit is the same with the signal on or off.',
      ],
    },
    {
      heading: 'Changes to This Policy',
      paragraphs: [
        'We may update this policy when the site or the law changes. The version on this page is the one in force.',
      ],
    },
    {
      heading: 'Contact Us',
      paragraphs: ['If you have a question about this policy, write to us at the address below.'],
    },
  ],
}
