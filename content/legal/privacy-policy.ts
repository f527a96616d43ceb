import { cityOf, companyName } from '#content/company-details.ts'
import { retention } from '#content/retention.ts'
import type { Site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import { type LegalDocument, links, list, paragraph, table } from './legal-document.ts'
import { accessibility, whichVersion } from './shared-words.ts'

const {
  leadMonths,
  consentMonths,
  analyticsMonths,
  visitMonths,
  auditMonths,
  backupWeeks,
  planLinkDays,
  idempotencyKeyDays,
} = retention

const federalCommissioner = { label: 'Office of the Privacy Commissioner of Canada', to: 'https://www.priv.gc.ca/' }
const quebecCommission = { label: "Commission d'accès à l'information du Québec", to: 'https://www.cai.gouv.qc.ca/' }

export const createPrivacyPolicy = (site: Site, pageDates: PageDates): LegalDocument => ({
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  metaTitle: `Privacy Policy | ${site.name}`,
  metaDescription: `What ${site.name} collects through its assessments, quiz and beta application, why, how long it is kept, and what you can ask of us.`,
  intro:
    'This policy explains, in plain words, what we learn about you when you use this website, what we do with it, and what you can ask of us.',
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      body: [
        paragraph(
          `This is the privacy policy of ${companyName(site)} ("we"), a consultancy with its headquarters in ${cityOf(site)}. "You" means anyone who visits this website or sends us information through it. You can read our pages and articles without telling us who you are.`,
        ),
        paragraph(
          "We follow Canada's Personal Information Protection and Electronic Documents Act (PIPEDA), Canada's Anti-Spam Legislation (CASL) and, where they apply to you, the privacy laws of your province or state. On June 15, 2026, Bill C-36 was introduced in Parliament to replace the privacy rules in PIPEDA and to put a new regulator in charge of them. From the day a new law takes effect, we follow that law, and what this policy says about PIPEDA and the Privacy Commissioner of Canada applies to the new law and its regulator.",
        ),
        paragraph(
          `The owner of ${site.name} is our privacy officer, the person in charge of protecting personal information here. You can reach the owner at ${site.email}, or by mail at the address at the end of this page.`,
        ),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Information We Collect',
      body: [
        paragraph(
          'We collect what you choose to send us, a few facts that come along with a form, and some information about how our surveys and pages are used.',
        ),
        table({
          caption: 'What we collect',
          columns: ['Kind', 'What it holds'],
          rows: [
            [
              'Assessment surveys',
              'Your name, email address, phone number and business name, your answers, and whether you asked for the free toolkit.',
            ],
            [
              'Competency quiz',
              'The same contact details, your answers, the number of attempts at each question, and the score that follows from them.',
            ],
            [
              'Beta application',
              'Your name, email address and business name, your phone number and website if you give them, your industry and revenue bracket, your written answers, and whether you are willing to give feedback and a testimonial.',
            ],
            [
              'How you found us',
              'The first page of your visit, the name of the website that led you here and the campaign labels in the link, if there were any. We keep them about you only if you send a form.',
            ],
            [
              'Bot checks',
              'How long the form was open, and whether a hidden field was filled in (only bots see it). If something looks automated, we note it; otherwise we keep nothing.',
            ],
            ['Consent', 'The exact wording you agreed to, its version, the time, the page and your email address.'],
            [
              'Survey analytics',
              'Which survey was started, which questions were viewed, when it was started and finished, whether the toolkit was requested, and a SHA-256 hash of your email address in place of the address itself.',
            ],
            [
              'Page views',
              'Daily totals: how often each page was opened, how many visits began there or came from each website and campaign, and how many forms were opened, started and sent in those visits. No cookie, no identifier, no IP address and no record of a single visit, so nothing about you.',
            ],
            [
              'Our contact with you',
              'Which emails went to you and when, what you write to us, what our booking service passes on when you book, move or cancel a call, such as its time, a status such as contacted or booked, and notes that our team keeps about our contact with you.',
            ],
            [
              'Our record of access',
              "When our team opened, changed, exported or erased information in the administrator's area, and from which device. It has a random number instead of your name, and nothing you sent us.",
            ],
            [
              'Public information about your business',
              'Its website and listings, for example, which we look at when we review your answers.',
            ],
            [
              'Technical information',
              'Our server uses your IP address to answer each request and, as a code that it keeps for about a day at most, to count requests and stop abuse. Our own log records neither your IP address nor anything you typed. The web server in front of it and our hosting provider keep logs with IP addresses for a limited time, to find faults and attacks.',
            ],
          ],
        }),
        paragraph(
          'Half-filled forms stay in your own browser tab, and your answers and contact details reach our server only when you send the form.',
        ),
        paragraph(
          'Survey analytics begin earlier. A notice on the first step of a survey says so and links to this policy. When you then press Next, your browser makes a hash of your email address and sends it to us, and from there we count how far people get. If you send the survey, we note which record it completes. An address cannot be read from its hash, but anyone who knows the address can recognize it. So we treat the hash as personal information.',
        ),
        paragraph(
          'Please leave out what we do not need, such as bank details, identity numbers or personal details of other people. One answer in the exit survey mentions burnout or health concerns. If you would rather not tell us that, choose another.',
        ),
      ],
    },
    {
      id: 'how-we-use-your-information',
      heading: 'How We Use Your Information',
      body: [
        list(
          "To review your answers and your business's public digital footprint, and to reply to you.",
          'To make your plan from your answers, and to show it to you again when you open the link in our email.',
          'To arrange a call, prepare for it and remember what was said.',
          'To email you a confirmation or, after the quiz, your score with an explanation of each question you missed.',
          'To send you the toolkit, if you asked for it.',
          'To decide on beta applications and to run the program.',
          'To see where people stop in our surveys and what brings them here, so we can improve both.',
          'To protect the site against abuse, and to meet our legal duties, such as showing that you agreed.',
        ),
        paragraph(
          'We rely on your consent. You agree to be contacted by sending a form, and to be counted in survey analytics by pressing Next after the notice on the first step. You can withdraw your consent at any time, as described under Your Rights. If you do not want to be counted there, write to us by email instead of taking a survey. The totals of page views hold nothing about you. Our Cookie Policy says how to stay out of them.',
        ),
        paragraph(
          "We do not use your information for advertising. This website passes your answers to no AI service, and our team doesn't put your answers or contact details into one unless you've agreed to it first.",
        ),
      ],
    },
    {
      id: 'emails-from-us',
      heading: 'Emails From Us',
      body: [
        paragraph(
          'CASL requires consent, a clear sender and a way to unsubscribe. We write to you because you sent us a form and agreed to be contacted about it, or because you asked for the toolkit, and we keep a record of that consent.',
        ),
        paragraph(
          'Every email this website sends you carries our name, our postal address and an unsubscribe link. The law allows 10 business days to act on it. This website acts at once.',
        ),
        paragraph(
          `The email that confirms a survey has a link to your plan. For ${planLinkDays} days, it shows your answers and your plan again to anyone who has it, so keep it to yourself. We store only a hash of the code in the link. It stops working sooner if we erase your information.`,
        ),
        paragraph(
          'Unsubscribing stops all email we send automatically. It applies to your inbox, even if your address is written another way, such as with a tag. No form restarts it, because anyone can type in your address. If you change your mind, write to us.',
        ),
        paragraph(
          'You can also reply to any message from us and ask us to stop writing. We will do so as soon as we read it, and in any case within 10 business days. If you sent us a form, we may still call you about it unless you tell us not to.',
        ),
      ],
    },
    {
      id: 'how-long-we-keep-your-information',
      heading: 'How Long We Keep Your Information',
      body: [
        paragraph(
          'We delete information when its time is up, or sooner if you ask us to. This website clears its own database automatically, once a day.',
        ),
        table({
          caption: 'How long each kind of information is kept',
          columns: ['Information', 'How long we keep it'],
          rows: [
            [
              'Survey responses, quiz submissions and beta applications, and the record of the emails that belong to them',
              `${leadMonths} months after you sent them`,
            ],
            [
              'Our notes about our contact with you, its status, and the calls you booked',
              `${leadMonths} months after your latest form or booking`,
            ],
            ['The link to your plan in our email', `${planLinkDays} days after you sent the survey`],
            [
              'What you agreed to: the wording and its version, the time, the page and your email address',
              `${consentMonths} months after you sent the form, because we may have to show that you agreed`,
            ],
            [
              'A hash of your email address, if you unsubscribe',
              'As long as this website sends email, because it tells us not to email you',
            ],
            [
              'A hash of the booking number of a call, if we erase your information',
              `${leadMonths} months after that, so that a late message from the booking service does not bring it back`,
            ],
            ['Survey analytics', `${analyticsMonths} months after the survey was started`],
            ['Totals of page views', `${visitMonths} months after the day they count`],
            [
              "Our record of who opened, changed, exported or erased information in the administrator's area, without the information itself",
              `${auditMonths} months after each entry`,
            ],
            [
              'The note that a form was already sent, which keeps a repeated click from counting twice',
              `${idempotencyKeyDays} days`,
            ],
            [
              "Emails about you in our team's mailbox",
              `Deleted by our team after ${leadMonths} months, or when you ask us to erase your information`,
            ],
            ['Backups', `Up to ${backupWeeks} weeks, until newer ones replace them; used only to restore the site`],
          ],
        }),
        paragraph(
          'If you become our client, our agreement and tax law decide how long we keep the records of our work together.',
        ),
      ],
    },
    {
      id: 'how-we-share-your-information',
      heading: 'How We Share Your Information',
      body: [
        paragraph(
          "We do not sell or rent your information, and we do not share it with advertisers. We don't tell your employees, customers or competitors that you contacted us. Apart from our team, only these receive it, and only as far as needed:",
        ),
        list(
          'The hosting company whose machines run this website and its database.',
          "The email services that deliver our email and hold our team's mailbox.",
          'The booking or calling service, when you use one to arrange a call or to talk with us. A booking link in our email, or the one behind Pick a time now, may already hold your name and email address. The booking service gets them when you open it.',
          'The software in which we keep track of our contacts, if we use any. This website then passes it what you send in a form, and our status and notes.',
          'Our lawyer or accountant, in confidence, when we need their advice.',
          'Anyone the law requires us to give it to, or whose rights or safety depend on it.',
          'A new owner, if our business is sold or merged, under the same promises as in this policy.',
          "Anyone, when you agree. We publish no testimonial or case study until you've read it and agreed to it. When we publish it, we say that you took part free of charge.",
        ),
      ],
    },
    {
      id: 'where-your-information-is-kept',
      heading: 'Where Your Information Is Kept',
      body: [
        paragraph(
          'What you send is stored in a database that we run with a hosting company, and a copy goes to our team by email. Our providers may store or process information outside your province or country, for example elsewhere in Canada or in the United States. It is then subject to the laws of that place, and its authorities may be able to demand access. We remain responsible for information that others handle for us.',
        ),
      ],
    },
    {
      id: 'how-we-protect-your-information',
      heading: 'How We Protect Your Information',
      body: [
        list(
          'Your browser sends us forms over an encrypted connection.',
          "Our team reads what you sent in a password-protected administrator's area, which blocks repeated wrong guesses, and in its mailbox. Nothing you sent appears on a public page.",
          "We keep a record of who opened, changed, exported or erased information in that area. It can't be edited, and it doesn't hold the information itself.",
          'Our pages load no code from other companies. The one exception is the YouTube player, after you press play.',
        ),
        paragraph(
          'No system is perfectly secure, and email passes through servers that neither of us controls. If a breach of our safeguards creates a real risk of significant harm to you, we will tell you as soon as feasible and report it to the Privacy Commissioner of Canada and to any other authority that the law names. We keep a record of every breach.',
        ),
      ],
    },
    {
      id: 'automated-processing',
      heading: 'Automated Processing',
      body: [
        paragraph(
          'People read what you send and people decide about it. We make no decision about you by exclusively automated processing, and we use no technology to locate you.',
        ),
        paragraph(
          "When you send a survey, software makes a plan from your answers, by fixed rules that we wrote. Your browser shows it to you, and our team sees the same plan beside your answers, so that a call starts from what you saw. It isn't AI, a valuation or advice, and it decides nothing. The numbers you type into the boxes of your plan, such as hours and costs, never leave your browser.",
        ),
        paragraph(
          "Software arranges your answers on one page for the person who calls you (a call sheet). It puts what seems most pressing first and adds suggestions for the conversation, by fixed rules that we wrote. It uses only what you told us in our forms, how you found us, your bookings, and our own notes and records of our contact. It isn't AI, and it decides nothing.",
        ),
        paragraph(
          'There are also automatic checks against abuse. A form that looks as if a bot filled it in is marked for our team. It is stored like any other, and its confirmation email waits until a person has looked at it. The same happens when unusually many emails are requested for one inbox, or within an hour. If you sent us a form and heard nothing, write to us.',
        ),
      ],
    },
    {
      id: 'cookies-and-browser-storage',
      heading: 'Cookies and Browser Storage',
      body: [
        paragraph(
          'We use no advertising cookies. Your browser keeps your half-filled forms, for example, and whether you closed our cookie notice. Our Cookie Policy lists everything it keeps.',
        ),
        paragraph(
          "A video shows a picture of our own until you press play. Only then is YouTube contacted, at youtube-nocookie.com. It sees your IP address and may store data under Google's privacy policy.",
        ),
        links({ label: 'Cookie Policy', to: '/cookie-policy' }),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your Rights',
      body: [
        paragraph('Wherever you live, you may ask us:'),
        list(
          'for access: whether we hold information about you, what it is, how we use it and who has received it, with a copy;',
          'to correct what is wrong, incomplete or out of date;',
          'to erase what we hold about you;',
          'for portability: what you gave us, in a structured, commonly used format that a computer can read;',
          'to stop contacting you, or to stop using your information in any other way. You may withdraw your consent at any time, with effect from then on.',
        ),
        paragraph(
          'The law sets some limits: we may have to keep something, or to protect information about someone else. If we cannot do what you ask, we will tell you why. Without your consent we may be unable to finish what you asked us for.',
        ),
      ],
    },
    {
      id: 'how-to-make-a-request',
      heading: 'How to Make a Request',
      body: [
        paragraph(
          `Write to our privacy officer at ${site.email} with the subject "Privacy request", or by mail. Tell us what you would like us to do and which email address you used, spelled as you typed it. If you left a survey without sending it, say so, because a hash is all we have to find you by.`,
        ),
        paragraph(
          'To make sure that nothing reaches the wrong person, we ask you to write from that address or to answer a message we send to it. If you no longer have it, we will find another reasonable way and ask for no more than we need.',
        ),
        paragraph(
          'We answer within 30 days and charge no fee. If the law allows us more time and we need it, we will tell you within those 30 days why, and how long it will take.',
        ),
        paragraph(
          'A copy of your information includes your answers, the plan that follows from them and the calls you booked.',
        ),
        paragraph(
          `When we erase your information, we remove it from our database and from our team's mailbox and calendar, the link to your plan stops working, and we confirm that to you. Five things remain: survey counts that no longer point to you, the hash of your address if you unsubscribed, a hash of the booking number of each call you booked, our record of who opened and erased it, which has only a random number that no longer leads to you, and backups, for up to ${backupWeeks} weeks. If we have to restore a backup, we erase your information again. If you booked a call, the booking service keeps a record of its own, and you can ask it to delete that.`,
        ),
        paragraph(
          'If you are not satisfied with our answer, you may complain to the Office of the Privacy Commissioner of Canada, or to the privacy commissioner of your province if it has one for businesses.',
        ),
        links({ label: `Write to ${site.email}`, to: `mailto:${site.email}` }, federalCommissioner),
      ],
    },
    {
      id: 'quebec',
      heading: 'If You Live in Quebec',
      body: [
        paragraph(
          "You are also protected by Quebec's Act respecting the protection of personal information in the private sector, as amended by Law 25. Our owner, the privacy officer, is the person in charge under that Act. Your information may be communicated outside Quebec, as described above. You may also ask us:",
        ),
        list(
          'to send what you gave us to another organization that may lawfully collect it;',
          'to stop disseminating your personal information, or to have a link attached to your name de-indexed, where the Act provides for it;',
          'where we got your information, who in our business has access to it and how long it is kept.',
        ),
        paragraph(
          'The plan and the call sheet described under Automated Processing may count as profiling under that Act. They work only with what you have sent and booked. If you would rather not have them, write to us by email instead of sending a form.',
        ),
        paragraph(
          "This website, this policy and our services are offered in English. You may complain to the Commission d'accès à l'information about how we handle your information.",
        ),
        links(quebecCommission),
      ],
    },
    {
      id: 'united-states',
      heading: 'If You Live in the United States',
      body: [
        paragraph(
          'Some states give their residents rights to know, correct, delete and receive a copy of their personal information, and to opt out of its sale, of targeted advertising and of certain profiling. Many of those laws apply only to larger businesses than ours, but you may make the same requests to us, yourself or through someone who can show that you asked them to.',
        ),
        paragraph(
          'We do not sell personal information, share it for targeted advertising or let software make decisions about you, so there is nothing of that kind to opt out of. We will not treat you worse for using a right. If we refuse a request, you can ask us to look at it again, and we will answer in writing.',
        ),
      ],
    },
    {
      id: 'children-under-18',
      heading: 'Children Under 18',
      body: [
        paragraph(
          'This website is meant for business owners and is not directed to anyone under 18. We do not knowingly collect information from children under 18. If you believe a child has sent us information, please tell us and we will delete it.',
        ),
      ],
    },
    {
      id: 'changes-to-this-policy',
      heading: 'Changes to This Policy',
      body: [
        paragraph(
          `We may change this policy when our services or the law change. ${whichVersion('privacy-policy', pageDates)} If a change affects information you have already given us in an important way, we will say so on this website or by email before it applies.`,
        ),
      ],
    },
    {
      id: 'contact-us',
      heading: 'Contact Us',
      body: [
        paragraph(
          'If you have a question, a request or a concern about your privacy, write to our privacy officer at the address below.',
        ),
        accessibility(site),
      ],
    },
  ],
})
