import { type LegalDocument, links, list, paragraph, table } from './legal-document.ts'

const columns = ['Name', 'What it is for', 'Where, and for how long']
const untilSent = 'Session storage, until the form has arrived or you close the tab'
const untilTabCloses = 'Session storage, until you close the tab'

export const cookiePolicy: LegalDocument = {
  slug: 'cookie-policy',
  title: 'Cookie Policy',
  metaTitle: 'Cookie Policy | Modernize My Business',
  metaDescription:
    'Everything the Modernize My Business website keeps in your browser, by name: what it is for, how long it stays, and how to remove it.',
  intro: 'This policy lists what this website keeps in your browser, why, and how you can remove it.',
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What Cookies Are',
      body: [
        paragraph(
          'Cookies are small text files that a website asks your browser to keep and to send back with each request. Browsers offer two similar places that are not sent back by themselves: local storage, which lasts until it is cleared, and session storage, which lasts until you close the tab. In this policy, "cookies" means all of these unless we say otherwise.',
        ),
        paragraph('In the narrow sense, this website sets no cookies of its own. It uses local and session storage.'),
      ],
    },
    {
      id: 'how-we-use-cookies',
      heading: 'How We Use Cookies',
      body: [
        paragraph(
          'We use them to make the site work and to remember what you have done on it. We also count how far people get in our surveys, so that we can improve the questions. We use no advertising cookies, and we do not follow you to other websites.',
        ),
      ],
    },
    {
      id: 'types-of-cookies-we-use',
      heading: 'Types of Cookies We Use',
      body: [
        paragraph(
          'There are three groups: essential, analytics and preference. The tables name everything this website keeps in your browser.',
        ),
        table({
          caption: 'Essential',
          columns,
          rows: [
            [
              'draft:survey:exit and draft:survey:optimize',
              'Your half-filled survey, so that a reload does not lose it',
              untilSent,
            ],
            ['draft:quiz', 'Your place in the quiz, and your contact details', untilSent],
            ['draft:beta', 'Your half-filled beta application', untilSent],
            [
              'attempt:survey:exit, attempt:survey:optimize, attempt:quiz and attempt:beta',
              'A copy of the form you are sending, so that a repeated click does not send it twice',
              untilSent,
            ],
            ['toolkit', 'The toolkit, once you have unlocked it, so that you are not asked again', untilTabCloses],
            ['react-router-scroll-positions', 'How far you had scrolled on each page', untilTabCloses],
            [
              'admin_token',
              "Our administrator's sign-in, which visitors never receive",
              'Local storage, until the administrator logs out or clears it',
            ],
            [
              'draft:lead-note',
              'A note that our administrator has not saved yet, which visitors never have',
              'Session storage, until it is saved or the tab is closed',
            ],
          ],
        }),
        table({
          caption: 'Analytics',
          columns,
          rows: [
            [
              'visit',
              'The first page of your visit, the name of the website that led you here and the campaign labels in the link; sent to us only along with a form',
              untilTabCloses,
            ],
          ],
        }),
        paragraph(
          "Survey analytics are kept on our server. When you go on from the contact step of a survey, our server opens a record with the survey's name and a SHA-256 hash of your email address, and notes which questions were viewed and whether you finished. It is our own count, and no outside analytics service is involved. The number of that record is kept in your draft.",
        ),
        table({
          caption: 'Preference',
          columns,
          rows: [
            [
              'cookieConsent',
              'That you accepted or closed the cookie notice, so that we do not ask again',
              'Local storage, until you clear it',
            ],
          ],
        }),
      ],
    },
    {
      id: 'third-party-cookies',
      heading: 'Third-Party Cookies',
      body: [
        paragraph(
          "Our home page and some articles offer videos. What you see first is a picture that we drew ourselves. YouTube is contacted only after you press play, through its privacy-enhanced address, youtube-nocookie.com. It then sees your IP address and the address of our site, and may store data in your browser under Google's policy. Without scripts, the picture is an ordinary link to youtube.com.",
        ),
        paragraph(
          'Links to other services, such as our booking page, our video playlist or a chat assistant, lead away from this site. Their own cookie policies apply there.',
        ),
        links({ label: "Google's privacy policy", to: 'https://policies.google.com/privacy' }),
      ],
    },
    {
      id: 'how-long-they-stay',
      heading: 'How Long They Stay',
      body: [
        paragraph(
          'What is in session storage disappears when you close the tab. If your browser reopens your tabs after a restart, it may bring session storage back with them. Drafts are removed earlier, as soon as the form has arrived.',
        ),
        paragraph(
          "What is in local storage (cookieConsent, and the administrator's admin_token) stays until it is cleared. Anything YouTube stores follows YouTube's own periods. How long we keep what reaches our server is set out in our Privacy Policy.",
        ),
        links({
          label: 'How long we keep your information',
          to: '/privacy-policy#how-long-we-keep-your-information',
        }),
      ],
    },
    {
      id: 'managing-cookies',
      heading: 'Managing Cookies',
      body: [
        paragraph(
          'The Accept Cookies button and the close button of our cookie notice do the same: they store cookieConsent and hide the notice. What is listed above as essential or analytics is kept whether you press them or not.',
        ),
        paragraph(
          'You can clear or block cookies and site data in your browser at any time. If you clear them, the notice appears again and any half-filled form is lost. If you block them altogether, you can still read every page and send every form, but a reload will lose your draft.',
        ),
        paragraph(
          'Survey analytics on our server are not affected by this. If you do not want to be counted, write to us by email instead of taking a survey.',
        ),
      ],
    },
    {
      id: 'steps-in-your-browser',
      heading: 'Steps in Your Browser',
      body: [
        paragraph(
          'Most browsers show the data of the site you are on when you press the icon beside its address. For all sites, the setting is usually here, though menus change from time to time:',
        ),
        list(
          'Google Chrome: open Settings, then Privacy and security, and look for cookies and site data.',
          'Mozilla Firefox: open Settings, then Privacy & Security, and look for Cookies and Site Data.',
          'Apple Safari on a Mac: open Settings from the Safari menu, then Privacy, and choose Manage Website Data.',
          'Safari on an iPhone or iPad: open the Settings app, find Safari, and choose Clear History and Website Data.',
          'Microsoft Edge: open Settings, then Privacy, search, and services, and look for cookies and browsing data.',
        ),
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track',
      body: [
        paragraph(
          'Some browsers can send a Do Not Track signal. There is no common agreement on what a website should do when it receives one, and this site does not honour it: your visit is the same with the signal on or off. We do not track you across other websites, and no other company collects information about you on our pages unless you play a video.',
        ),
        paragraph(
          'The same holds for the Global Privacy Control signal. It asks a website not to sell or share your information, and we do neither.',
        ),
      ],
    },
    {
      id: 'changes-to-this-policy',
      heading: 'Changes to This Policy',
      body: [
        paragraph(
          "We may update this policy when the site or the law changes. The version on this page, shown under today's date, is the one in force.",
        ),
      ],
    },
    {
      id: 'contact-us',
      heading: 'Contact Us',
      body: [paragraph('If you have a question about this policy, write to us at the address below.')],
    },
  ],
}
