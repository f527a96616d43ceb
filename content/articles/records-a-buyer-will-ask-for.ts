import type { Article } from './article.ts'

export const article: Article = {
  id: 12,
  slug: 'records-a-buyer-will-ask-for',
  title: 'The Records a Buyer Will Ask to See',
  excerpt:
    "Sales slow down over missing paper. Gather these records early, and you will answer a buyer's questions in hours instead of weeks.",
  metaDescription:
    'Planning to sell your business? A plain list of the records buyers ask for, how to organize them digitally, and whom to involve early on.',
  author: 'Modernize My Business',
  date: '2024-05-14',
  category: 'Business Modernization',
  featuredImage: 'records-a-buyer-will-ask-for',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: 'Sales slow down over missing paper: a lease nobody can find, a customer agreement made on a handshake, a spreadsheet that disagrees with the tax return. Each gap costs time, and time gives a buyer room to reconsider.',
    },
    { type: 'heading', level: 2, text: 'What buyers usually ask for' },
    {
      type: 'list',
      items: [
        'Financial statements and tax returns for the last three to five years.',
        'Revenue by customer and by product or service.',
        'Leases, loans, licences, permits and insurance policies.',
        'Agreements with customers, suppliers and employees.',
        'A list of equipment, software and domain names, and who owns each.',
        'Written procedures for the work that earns the money.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The exact list depends on the business, the buyer and the way the sale is structured. Your accountant and your lawyer should see it before any buyer does.',
    },
    { type: 'heading', level: 2, text: 'Put it in one digital place' },
    {
      type: 'paragraph',
      text: 'Create one secure folder with a subfolder for each item above. Scan what is on paper, name files so that they sort by date, and limit who can open them. An AI assistant with suitable privacy terms can help you draft summaries of long agreements and spot dates that are about to lapse, though a professional should confirm anything that matters.',
    },
    { type: 'heading', level: 2, text: 'Look for the story the numbers tell' },
    {
      type: 'paragraph',
      text: 'Does one customer account for a large share of revenue? Do margins differ between services? Are personal expenses running through the business? None of these need end a sale when you can explain them early. All of them are harder to explain when a buyer finds them first.',
    },
    { type: 'heading', level: 2, text: 'Begin before you need to' },
    {
      type: 'paragraph',
      text: 'A tidy set of records helps with a bank loan, an insurance claim or a sudden illness as much as with a sale. Set aside one hour a week and take the list one line at a time. You may find savings along the way, such as a policy or a subscription nobody needs any more.',
    },
    { type: 'link', url: 'https://www.bdc.ca', text: 'Business Development Bank of Canada' },
    {
      type: 'link',
      url: '/articles/a-business-that-runs-without-you',
      text: 'Read next: a business that runs without you is worth more',
    },
  ],
}
