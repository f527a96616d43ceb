import type { Article } from './article.ts'

export const article: Article = {
  id: 12,
  slug: 'records-a-buyer-will-ask-for',
  title: 'The Records a Buyer Will Ask to See',
  excerpt:
    'Sales slow down over missing paper. Sort it under six tabs, an hour a week, and you can answer a buyer in hours instead of weeks.',
  metaDescription:
    'Planning to sell your business? The six groups of records buyers ask for, who should prepare each one, and a thirteen-week plan to gather them.',
  author: 'Modernize My Business',
  date: '2024-05-14',
  category: 'Business Modernization',
  featuredImage: 'records-a-buyer-will-ask-for',
  featuredImageAlt: 'A tidy shelf of binders and boxes, with one binder pulled forward under a magnifying glass.',
  content: [
    {
      type: 'paragraph',
      text: 'A lease nobody can find. A supplier agreement made on a handshake fifteen years ago. A spreadsheet that disagrees with the tax return by eleven thousand dollars. None of these ends a sale by itself, yet each can cost a week of phone calls, and a buyer who is kept waiting has time to wonder what else is missing.',
    },
    {
      type: 'paragraph',
      text: 'The formal name for the looking is due diligence. It usually starts once a buyer has made a conditional offer. It is done by people who have never met you, and it runs on documents. What you remember, however accurately, counts for little until it is on a page.',
    },
    { type: 'heading', level: 2, text: 'A binder with six tabs' },
    {
      type: 'paragraph',
      text: 'What you will build is a folder on a computer, but a binder is the better picture: six tabs, and you can tell at a glance which are empty. The exact contents depend on the business, the buyer and the way the sale is structured. These six tabs cover most of what an ordinary owner-run company is asked for.',
    },
    {
      type: 'image',
      url: '/pictures/articles/in-open-binder.svg',
      alt: 'An open ring binder with six coloured tabs, and a magnifying glass showing a check mark over its list.',
      caption: 'A binder shows which section is thin. Hold the magnifying glass yourself before a buyer does.',
    },
    { type: 'heading', level: 3, text: 'Tab 1: Money' },
    {
      type: 'list',
      items: [
        'Financial statements and tax returns for the last three to five years, and statements for this year so far.',
        'Sales tax and payroll filings, with proof of payment.',
        'What customers owe you and what you owe suppliers, sorted by how old each amount is.',
        'Every loan, lease and line of credit, with its balance, rate and end date.',
      ],
    },
    {
      type: 'paragraph',
      text: 'In Canada, business records generally have to be kept for six years after the end of the tax year they relate to, so most of this should exist already. Gathering it is a matter of knowing where it went.',
    },
    { type: 'link', url: 'https://www.canada.ca/en/revenue-agency.html', text: 'Canada Revenue Agency' },
    { type: 'heading', level: 3, text: 'Tab 2: Customers' },
    {
      type: 'paragraph',
      text: 'Put three years of revenue side by side, by customer and by service. Add written agreements, warranties you still stand behind, and a list of deposits you have taken for work not yet done. That last one surprises people: it is money already in your account for work that somebody else may have to finish.',
    },
    { type: 'heading', level: 4, text: 'A sum to do tonight' },
    {
      type: 'paragraph',
      text: 'Suppose you invoiced $1,200,000 last year and your largest customer was $420,000 of it. That is 35 per cent. If the next four customers together came to $300,000, another 25 per cent, then five names carry 60 per cent of your revenue. A buyer will do this sum in the first hour. Do it first, and write half a page on each of the five: how long they have been with you, whom they deal with in your company, what their agreement says and when it runs out.',
    },
    { type: 'heading', level: 3, text: 'Tab 3: People' },
    {
      type: 'paragraph',
      text: 'List the roles, start dates, pay, vacation owing and the licences or certificates each person holds. Include agreements with contractors. In the version a buyer sees first, use job titles and leave the names out. Your lawyer will tell you when names may be shared, and your staff should not learn of a sale from a folder.',
    },
    { type: 'heading', level: 3, text: 'Tab 4: Property, equipment and insurance' },
    {
      type: 'paragraph',
      text: "Leases, permits, equipment with serial numbers, insurance policies and past claims belong here. Find the clause in your lease about assignment. Many commercial leases cannot be assigned without the landlord's consent, and some treat a change of ownership in the same way. That consent can take longer than anything else on this page.",
    },
    { type: 'heading', level: 3, text: 'Tab 5: Systems and ownership' },
    {
      type: 'paragraph',
      text: 'Subscriptions, domain names, phone numbers, social accounts, software you paid someone to write: for each, note who controls it and who pays for it.',
    },
    { type: 'heading', level: 4, text: 'The domain name trap' },
    {
      type: 'paragraph',
      text: 'Look up whose account your web address is registered in. If it belongs to a former employee, or to a designer you have not spoken to in years, the business does not control its own front door. Moving it is easy while everyone is on good terms.',
    },
    { type: 'heading', level: 3, text: 'Tab 6: How the work gets done' },
    {
      type: 'paragraph',
      text: 'Written procedures for the work that earns the money: how a job is priced, scheduled, delivered, checked and invoiced. This is often the thinnest tab, and it says more than any other about whether the business can carry on without its owner.',
    },
    { type: 'heading', level: 2, text: 'Explain the odd things before you are asked' },
    {
      type: 'paragraph',
      text: "Some numbers look worse than they are. Say your profit was $180,000, after $14,000 for a vehicle that is really the family's and $9,000 to repair a one-time flood. A buyer might accept that the business itself earned $203,000, provided each adjustment comes with its receipt and a sentence of explanation. Without the receipt it is a story.",
    },
    {
      type: 'quote',
      text: 'A weak number with an explanation is a conversation. The same number discovered by the buyer is a discount.',
    },
    {
      type: 'paragraph',
      text: 'Write a short note for anything a stranger would frown at: the year revenue fell, the customer who left, the legal letter, the supplier who changed terms. Date it and put it under the tab it concerns.',
    },
    { type: 'heading', level: 2, text: 'Who does what' },
    {
      type: 'paragraph',
      text: "Your bookkeeper or office manager can gather tabs 1, 2, 4 and 5, and needs no explanation beyond good housekeeping. Tab 3 holds everyone's pay, so keep that one to yourself. Tab 6 has to be written with the people who do the work. Your accountant should see tabs 1 and 2 long before any buyer does, because a sale of shares and a sale of assets are taxed differently and some preparation has to be in place well ahead of closing. Your lawyer should read every agreement you plan to hand over, and should draft the confidentiality agreement a buyer signs before the folder opens.",
    },
    {
      type: 'paragraph',
      text: 'An AI assistant can help with the dull part. Under a business plan whose privacy terms you have read, it can summarize a forty-page lease, list the renewal dates in a stack of contracts and turn your spoken explanation of a job into a draft procedure. Check every date it gives you against the page. Keep employee files out of it.',
    },
    { type: 'link', url: '/about', text: 'How we work alongside your accountant and your lawyer' },
    { type: 'heading', level: 2, text: 'Thirteen hours, one quarter' },
    {
      type: 'list',
      items: [
        'Weeks 1 to 3: create the folders, restrict who can open them, fill tab 1.',
        'Weeks 4 and 5: the revenue tables and the five half-pages of tab 2.',
        'Week 6: roles and agreements for tab 3.',
        'Weeks 7 and 8: leases, equipment and insurance, with every expiry date in your calendar.',
        'Week 9: accounts and ownership, fixing what is in the wrong name.',
        'Weeks 10 to 12: one procedure a week, starting with the one only you know.',
        'Week 13: test it.',
      ],
    },
    {
      type: 'paragraph',
      text: "The test is simple. Hand the folder to someone you trust who does not work in the business, such as your accountant's assistant, and ask for five documents by name. Ten minutes for all five is good. Anything they cannot find, or find in two versions that disagree, goes on the list for next month. After that, half an hour a month keeps the binder current.",
    },
    { type: 'link', url: '/survey/exit', text: 'See where you stand with the free exit assessment' },
    { type: 'heading', level: 2, text: 'If a sale is years away' },
    {
      type: 'paragraph',
      text: 'Then skip the half-pages on customers for now. Tabs 1, 4 and 5 still earn their keep, because a bank, an insurer and a family dealing with a sudden illness ask for the same things a buyer does, usually with less notice. You may also find a policy that insures a truck you sold, or a subscription in the name of someone who left.',
    },
    {
      type: 'paragraph',
      text: 'So begin small. This Friday, create six empty folders, put your signed lease in the fourth, and write the day it ends in your calendar. That is the first hour, and it is the hardest of the thirteen.',
    },
  ],
}
