import type { Article } from './article.ts'

export const article: Article = {
  id: 10,
  slug: 'zapier-make-or-power-automate',
  title: 'Zapier, Make or Power Automate: A Fair Comparison',
  excerpt:
    'Three popular tools connect the apps you already use. Each suits a different kind of business, and the differences are easy to state.',
  metaDescription:
    'Zapier, Make and Microsoft Power Automate compared for small businesses: what each does best, how pricing works, and how to pick one with care.',
  author: 'Modernize My Business',
  date: '2024-09-17',
  category: 'AI Comparison',
  featuredImage: 'zapier-make-or-power-automate',
  featuredImageAlt: '',
  content: [
    { type: 'heading', level: 2, text: 'The short answer' },
    {
      type: 'paragraph',
      text: 'Choose Zapier if you want the gentlest start, Make if your processes branch and you like to see them drawn, and Power Automate if your company runs on Microsoft 365. All three move information between apps without anyone writing code, and all three can now call on AI for a step that needs reading or writing.',
    },
    { type: 'heading', level: 2, text: 'Zapier' },
    {
      type: 'paragraph',
      text: 'Zapier connects to thousands of apps, so the odd little tool you depend on is probably there. Building a simple two-step automation takes minutes. Because plans are priced largely by how many tasks you run, the bill deserves watching once you depend on it.',
    },
    { type: 'heading', level: 2, text: 'Make' },
    {
      type: 'paragraph',
      text: 'Make shows each scenario as a diagram, with routes, filters and loops. It takes longer to learn, and it rewards the effort when a process has many exceptions. Its price also follows use, counted by the work each scenario does.',
    },
    { type: 'heading', level: 2, text: 'Power Automate' },
    {
      type: 'paragraph',
      text: 'Many Microsoft 365 business plans already include a standard version of Power Automate. It works closely with Outlook, Excel, Teams and SharePoint, and it can operate older Windows programs that offer no other way in. Connections outside the Microsoft family often need a premium licence.',
    },
    { type: 'heading', level: 2, text: 'Before you decide' },
    {
      type: 'list',
      items: [
        'List the apps you need to connect, and confirm that each one is supported.',
        'Estimate how many times a month each automation will run, then price that volume.',
        'Check what happens when a step fails: who is told, and can it be run again?',
        'Set it up under a company account, so that it survives a change of staff.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Build the same small automation in two of them, using the trial or free plan. The one your team understands a week later is the right one.',
    },
    { type: 'link', url: '/articles/first-process-to-automate', text: 'Not sure what to automate? Start here' },
  ],
}
