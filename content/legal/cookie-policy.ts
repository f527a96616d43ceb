import { companyName } from '#content/company-details.ts'
import type { Site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import { type LegalDocument, links, list, paragraph, table } from './legal-document.ts'
import { accessibility, whichVersion } from './shared-words.ts'

const columns = ['Name', 'What it is for', 'Where, and for how long']
const untilSent = 'Session storage, until we have received the form or you close the tab'
const untilTabCloses = 'Session storage, until you close the tab'

export const createCookiePolicy = (site: Site, pageDates: PageDates): LegalDocument => ({
  slug: 'cookie-policy',
  title: 'Cookie Policy',
  metaTitle: `Cookie Policy | ${site.name}`,
  metaDescription: `Everything the ${site.name} website keeps in your browser, by name: what it is for, how long it stays, and how to remove it.`,
  intro: 'This policy lists what this website keeps in your browser, why, and how you can remove it.',
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What Cookies Are',
      body: [
        paragraph(
          'Cookies are small text files that a website asks your browser to keep and to send back with each request. Browsers also offer two similar places whose contents are not sent back automatically: local storage, which lasts until it is cleared, and session storage, which lasts until you close the tab. In this policy and in our cookie notice, "cookies" means all of these unless we say otherwise.',
        ),
        paragraph(
          'In the strict sense of the word, this website sets no cookies of its own. It uses local and session storage, and the history of your tab.',
        ),
      ],
    },
    {
      id: 'how-we-use-cookies',
      heading: 'How We Use Cookies',
      body: [
        paragraph(
          'We use them to make the site work and to remember what you have done on it. They also let us count visits and tell us, when you send a form, how you found us. We use no advertising cookies, and we do not follow you to other websites.',
        ),
      ],
    },
    {
      id: 'types-of-cookies-we-use',
      heading: 'Types of Cookies We Use',
      body: [
        paragraph(
          "There are three types: essential, analytics and preference. The tables, and what we say below about your tab's history, name everything this website keeps in a visitor's browser.",
        ),
        table({
          caption: 'Essential',
          columns,
          rows: [
            [
              'draft:… (one for each form)',
              'What you have filled in so far, contact details included, so a reload does not lose it',
              untilSent,
            ],
            [
              'attempt:… (one for each form)',
              'A copy of the form you are sending, so a repeated click does not send it twice',
              untilSent,
            ],
            ['toolkit', 'The toolkit, once you have unlocked it, so you are not asked again', untilTabCloses],
          ],
        }),
        paragraph(
          'Your browser also keeps a history of each tab. After you send a survey, the history entry of the page with your plan holds your answers, so a reload shows the plan again. The entry of a page that you opened by the link in our email holds the code in that link. After the quiz, the entry of the last page holds your number of attempts at each question, so a reload shows your score. The numbers you type into your plan, or into a calculator on our pages, never leave your browser.',
        ),
        table({
          caption: 'Analytics',
          columns,
          rows: [
            [
              'visit',
              'The first page of your visit, the name of the website that led you here and the campaign labels in the link; used to count your visit once, and sent along with a survey or form',
              untilTabCloses,
            ],
          ],
        }),
        paragraph(
          'We count how often each page is opened. When you see a page, your browser tells our server which one it is and, on the first page of a visit, what the visit item above holds. It tells our server the same when you open a form and when you begin to fill it out. Our server adds one to the totals of that day for the page or the form, the website you came from and the campaign, and keeps nothing else: no cookie, no identifier, no IP address and no list of the pages you opened. Nobody can find you in a total, so we count without asking first.',
        ),
        paragraph(
          "We also count how far people get in our surveys, so we can improve the questions. That count is kept on our server, not in your browser. It begins when you press Next on the first step of a survey, where a notice tells you about it. Our server then opens a record with the survey's name and a SHA-256 hash of your email address, and notes which questions were viewed, whether you finished and whether you asked for the toolkit. It is our own count, and no outside analytics service is involved. The number of that record is kept in your draft.",
        ),
        table({
          caption: 'Preference',
          columns,
          rows: [
            [
              'cookieConsent',
              'That you accepted or closed the cookie notice, so we do not show it again',
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
          "Our home page and some articles offer videos. What you see first is a picture of our own. YouTube is contacted only after you press play, through its privacy-enhanced address, youtube-nocookie.com. It then sees your IP address and the address of our site, and may store data in your browser under Google's policy. If scripts are off, the picture is an ordinary link to youtube.com.",
        ),
        paragraph(
          'Links to other services, such as our booking page, a video playlist or a chat assistant, lead away from this site. Their own cookie policies apply there.',
        ),
        links({ label: "Google's privacy policy", to: 'https://policies.google.com/privacy' }),
      ],
    },
    {
      id: 'how-long-they-stay',
      heading: 'How Long They Stay',
      body: [
        paragraph(
          "What is in session storage or in a tab's history disappears when you close the tab. If your browser reopens your tabs after a restart, it may bring both back with them. Drafts are removed earlier, as soon as we have received the form.",
        ),
        paragraph(
          "What is in local storage (cookieConsent) stays until you clear it. Anything YouTube stores follows YouTube's own periods. Our Privacy Policy says how long we keep what reaches our server.",
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
          'Our cookie notice informs you; it does not switch anything on or off. Accept Cookies and the close button do the same thing: they store cookieConsent and hide the notice. The items listed above as essential or analytics are stored either way.',
        ),
        paragraph(
          'You can clear or block cookies and site data in your browser at any time. If you clear them, the notice appears again and any half-filled form is lost. If you block them altogether, you can still read every page and send every form, but a reload will lose your draft. The pages you open are then not counted.',
        ),
        paragraph(
          'Neither affects the survey count on our server. If you do not want to be counted there, write to us by email instead of taking a survey.',
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
          'Some browsers can send a Do Not Track signal. There is no common agreement on what a website should do when it receives one, and this site does not honour it: your visit is the same with the signal on or off, and is added to our totals. We do not track you across other websites, and no other company collects information about you on our pages for its own purposes unless you play a video.',
        ),
        paragraph(
          'The same goes for the Global Privacy Control signal. It asks a website not to sell your information or share it for advertising, and we do neither.',
        ),
      ],
    },
    {
      id: 'changes-to-this-policy',
      heading: 'Changes to This Policy',
      body: [
        paragraph(
          `We may update this policy when the site or the law changes. ${whichVersion('cookie-policy', pageDates)}`,
        ),
      ],
    },
    {
      id: 'contact-us',
      heading: 'Contact Us',
      body: [
        paragraph(
          `This website is run by ${companyName(site)}. If you have a question about this policy, write to us at the address below.`,
        ),
        accessibility(site),
      ],
    },
  ],
})
