import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 12,
  slug: 'records-a-buyer-will-ask-for',
  title: 'The Records a Buyer Will Ask to See',
  excerpt:
    'Missing paper slows down the sale of a business. Sort yours under six tabs, an hour a week, and you can answer a buyer in hours instead of weeks.',
  metaDescription:
    'Planning to sell your business? The six groups of records buyers ask for, who should prepare each one, and a thirteen-week plan to gather them.',
  date: '2024-05-14',
  category: 'Business Modernization',
  featuredImage: 'records-a-buyer-will-ask-for',
  featuredImageAlt: 'A tidy shelf of binders and boxes, with one binder pulled forward under a magnifying glass.',
  content: [
    {
      type: 'paragraph',
      text: "A lease nobody can find. A supplier agreement made on a handshake fifteen years ago. A spreadsheet that's eleven thousand dollars off the tax return. None of these will kill a sale by itself, but each one can cost you a week of phone calls, and a buyer who's kept waiting starts to wonder what else is missing.",
    },
    {
      type: 'paragraph',
      text: "The formal name for this is due diligence. It usually starts once a buyer has made a conditional offer, it's done by people who've never met you, and it runs on documents.",
    },
    { type: 'heading', level: 2, text: 'A binder with six tabs' },
    {
      type: 'paragraph',
      text: "You'll build it as a folder on your computer. Picture a binder with six tabs, so you can tell at a glance which are empty. What goes in depends on your business, the buyer and how the sale is structured, but these six cover most of what an owner-run company gets asked for.",
    },
    {
      type: 'image',
      url: '/pictures/articles/in-open-binder.svg',
      alt: 'An open ring binder with six coloured tabs, and a magnifying glass showing a check mark over its list.',
      caption: 'Look for the thin tab before a buyer does.',
    },
    { type: 'heading', level: 3, text: 'Tab 1: The company itself' },
    {
      type: 'paragraph',
      text: "If you sell shares, this is the first thing the buyer's lawyer will ask for. It proves the company exists and that you own what you're selling.",
    },
    {
      type: 'list',
      items: [
        'The articles of incorporation, with every amendment, and the bylaws.',
        "The minute book: directors' and shareholders' resolutions, year by year.",
        'The share register, showing who has held which shares since day one. Many Canadian companies must also keep a register of the people who control them.',
        'The shareholder agreement, if there is one. It may decide who has to agree to a sale.',
      ],
    },
    {
      type: 'paragraph',
      text: "Your lawyer's office may hold the minute book. Ask whether it's up to date, because missing years are common and take time to fix. A US limited liability company has an operating agreement and a record of its members instead.",
    },
    { type: 'heading', level: 3, text: 'Tab 2: Money' },
    {
      type: 'list',
      items: [
        'Financial statements and tax returns for the last three to five years, and statements for this year so far.',
        'Sales tax and payroll filings, with proof of payment.',
        'What customers owe you and what you owe suppliers, sorted by age.',
        'Every loan, lease and line of credit, with its balance, rate and end date.',
      ],
    },
    {
      type: 'paragraph',
      text: "In Canada, you generally have to keep business records for six years after the end of the tax year they relate to. A corporation has to keep its minutes, share records and general ledger until two years after it's dissolved. So most of tabs 1 and 2 should already exist.",
    },
    { type: 'link', url: 'https://www.canada.ca/en/revenue-agency.html', text: 'Canada Revenue Agency' },
    { type: 'heading', level: 3, text: 'Tab 3: Customers' },
    {
      type: 'paragraph',
      text: "Put three years of revenue side by side, by customer and by service. Add written agreements, warranties still in force, and a list of deposits you've taken for work you haven't done yet. Owners often forget the deposits. A buyer won't, because that money is in your account and somebody else may have to do the work.",
    },
    { type: 'heading', level: 4, text: 'Work out how much rests on your top five' },
    {
      type: 'paragraph',
      text: "Suppose you invoiced $1,200,000 last year and your largest customer was $420,000 of it. That's 35 per cent. If the next four came to $300,000, another 25 per cent, then five customers carry 60 per cent of your revenue. A buyer will work this out in the first hour, so do it tonight. Then write half a page on each of the five: how long they've been with you, who they deal with, what their agreement says and when it runs out.",
    },
    { type: 'heading', level: 3, text: 'Tab 4: People' },
    {
      type: 'paragraph',
      text: "List roles, start dates, pay, vacation owing and the licences or certificates each person holds. Include agreements with contractors. In the version a buyer sees first, use job titles and leave the names out. Your lawyer will tell you when you can share names. Your staff shouldn't learn about a sale from a folder.",
    },
    { type: 'heading', level: 3, text: 'Tab 5: Property, equipment and accounts' },
    {
      type: 'paragraph',
      text: "Leases, permits, equipment with serial numbers, insurance policies and past claims go here. Find the clause in your lease about assignment. Many commercial leases can't be assigned without the landlord's consent, and some treat a change of ownership the same way. Getting that consent can take longer than anything else on this list.",
    },
    {
      type: 'paragraph',
      text: 'Add subscriptions, domain names, phone numbers, social accounts and software you paid someone to write. For each one, note who controls it and who pays for it.',
    },
    { type: 'heading', level: 4, text: 'Check who owns your domain name' },
    {
      type: 'paragraph',
      text: "Look up whose account your web address is registered in. If it belongs to a former employee, or to a designer you haven't talked to in years, you don't control your own web address. Move it while everyone's still on good terms.",
    },
    { type: 'heading', level: 3, text: 'Tab 6: How the work gets done' },
    {
      type: 'paragraph',
      text: 'Write down how you price, schedule, deliver, check and invoice a job. This is often the thinnest tab, and it tells a buyer more than any other whether the business can run without you.',
    },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 3, text: 'The six tabs on one page' },
        {
          type: 'list',
          items: [
            'Tab 1: articles, bylaws, minute book, share register, shareholder agreement.',
            'Tab 2: financial statements, tax returns, filings, receivables, payables, loans and leases.',
            'Tab 3: revenue by customer and service, agreements, warranties, deposits, your five largest customers.',
            'Tab 4: roles, pay, vacation owing, licences, contractor agreements.',
            'Tab 5: leases, permits, equipment, insurance, subscriptions, domain names, accounts.',
            'Tab 6: how you price, schedule, deliver, check and invoice.',
          ],
        },
      ],
    },
    { type: 'heading', level: 2, text: 'Show what the business really earns' },
    {
      type: 'paragraph',
      text: "A buyer will adjust your profit to see what a new owner would earn. Accountants call this normalizing. Say your profit before tax was $180,000, after $14,000 for a vehicle that's really the family's and $9,000 to repair a one-time flood. Add those back and you get $203,000.",
    },
    {
      type: 'paragraph',
      text: "Then comes your own pay, usually the biggest adjustment of all. If you pay yourself $70,000 and a hired manager would cost $110,000, the buyer takes off the $40,000 difference and sees $163,000. If you'd paid yourself $160,000 and still made that profit, the buyer would add back $50,000 and see $253,000. In small sales, some people quote a figure that adds back all of one owner's pay, so ask which figure is meant. Dividends don't count as an expense, so if that's how you take your money, expect the full cost of a manager to come off. Work out your own figure with your accountant, and keep a receipt and a sentence of explanation for every adjustment.",
    },
    {
      type: 'quote',
      text: 'A weak number you explain is a conversation. The same number discovered by the buyer is a discount.',
    },
    {
      type: 'paragraph',
      text: 'Write a short note about anything else a stranger would ask about, such as the year revenue fell or the customer who left.',
    },
    { type: 'heading', level: 2, text: 'Who does what' },
    {
      type: 'list',
      items: [
        "Your bookkeeper or office manager can gather tabs 2, 3 and 5. They don't need to know why. Every business should have these in order.",
        "You handle tab 4 yourself, because it shows everyone's pay. You write tab 6 with the people who do the work.",
        'Your accountant should see tabs 1, 2 and 3 long before a buyer does. A sale of shares and a sale of assets are taxed differently, and in Canada the tests for the capital gains exemption look back 24 months.',
        'Your lawyer brings tab 1 up to date, reads every agreement you plan to hand over and drafts the confidentiality agreement a buyer signs before you open the folder.',
      ],
    },
    {
      type: 'paragraph',
      text: "An AI assistant can help with the dull parts. It can summarize a forty-page lease, list the renewal dates in a stack of contracts and turn your spoken explanation of a job into a draft procedure. Use a business subscription whose privacy terms you've read, and an account your staff can't open. Check every date against the page, and keep employee files out of it.",
    },
    { type: 'link', url: '/about', text: 'Who does what on our team' },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'The plan: one hour a week for thirteen weeks' },
        {
          type: 'list',
          items: [
            'Week 1: create the folders, restrict who can open them, and ask your lawyer about the minute book.',
            'Weeks 2 to 4: financial records for tab 2.',
            'Weeks 5 and 6: the revenue tables and the five half-pages for tab 3.',
            'Week 7: roles and agreements for tab 4.',
            'Weeks 8 and 9: tab 5. Put every expiry date in your calendar and fix whatever is in the wrong name.',
            'Weeks 10 to 12: one procedure a week for tab 6, starting with the one only you know.',
            'Week 13: test it.',
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: "To test it, sit someone you trust from outside the business, such as your accountant, in front of the folder and ask for five documents by name. Ten minutes for all five is good. Anything they can't find, or find in two versions that disagree, goes on next month's list. After that, half an hour a month keeps it current.",
    },
    {
      type: 'link',
      url: '/survey/exit',
      text: 'Get a plan with dates: take the free exit assessment',
    },
    { type: 'heading', level: 2, text: 'If a sale is years away' },
    {
      type: 'paragraph',
      text: 'Skip the half-pages on customers for now, but do tabs 1, 2 and 5. A bank, an insurer or a family dealing with a sudden illness will ask for the same things a buyer does, usually with less notice.',
    },
    {
      type: 'paragraph',
      text: 'Start small. This Friday, create six empty folders, put your signed lease in the fifth, and write the day it ends in your calendar.',
    },
  ],
}
