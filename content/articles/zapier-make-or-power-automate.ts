import type { Article } from './article.ts'

export const article: Article = {
  id: 10,
  slug: 'zapier-make-or-power-automate',
  title: 'Zapier, Make or Power Automate: A Fair Comparison',
  excerpt:
    'Three popular tools connect the apps you already use. How they differ, how to estimate the bill, and a two-hour test that settles it.',
  metaDescription:
    'Zapier, Make and Microsoft Power Automate compared for small businesses: who each one suits, how to estimate the bill, and a fair two-hour test.',
  author: 'Modernize My Business',
  date: '2024-09-17',
  category: 'AI Comparison',
  featuredImage: 'zapier-make-or-power-automate',
  featuredImageAlt: 'Three tracks, one arched, one straight and one stepped, carry parcels between the same two boxes.',
  content: [
    { type: 'heading', level: 2, text: 'The short answer' },
    {
      type: 'paragraph',
      text: 'Choose Zapier if you want the gentlest start, Make if your processes branch and you like to see them drawn, and Power Automate if your company runs on Microsoft 365. If that settles it for you, skip to the section on counting before you buy. It is the part that saves money.',
    },
    { type: 'heading', level: 2, text: 'What they have in common' },
    {
      type: 'paragraph',
      text: 'All three wait for something to happen in one program and then do something in another. A form is filled in, so a contact is created, a job folder appears and the salesperson gets a message. Nobody writes code, though somebody does have to think like a programmer for an afternoon: what exactly starts it, what if a field is empty, what if the same person sends the form twice.',
    },
    {
      type: 'paragraph',
      text: 'All three can also hand a step to an AI service, for instance to read an email and decide which of four departments it belongs to. Use that sparingly. A step that follows a rule should follow a rule, because a rule gives the same answer every time and can be checked.',
    },
    { type: 'heading', level: 2, text: 'One at a time' },
    { type: 'heading', level: 3, text: 'Zapier' },
    {
      type: 'paragraph',
      text: 'Its great strength is breadth. Zapier connects to thousands of apps, so the odd little booking tool you depend on is probably there. A two-step automation takes minutes to build, and the screens assume no technical background.',
    },
    { type: 'heading', level: 4, text: 'Watch the task count' },
    {
      type: 'paragraph',
      text: 'Plans are priced largely by tasks, and a task is roughly one action carried out. Four actions for each new inquiry means four tasks per inquiry. That is easy to forget while you are building and easy to notice once you depend on it.',
    },
    { type: 'link', url: 'https://zapier.com/', text: 'Zapier' },
    { type: 'heading', level: 3, text: 'Make' },
    {
      type: 'paragraph',
      text: 'Make shows each scenario as a diagram, with routes, filters and loops. When a process has exceptions (this customer pays a deposit, that one does not), a picture of the branches is worth a great deal, and the person who takes over from you can see what you meant.',
    },
    { type: 'heading', level: 4, text: 'Watch the empty checks' },
    {
      type: 'paragraph',
      text: 'It takes longer to learn. Its price also follows use, counted in the work each scenario performs, and a scenario that looks for news on a schedule can use up some of its allowance every time it looks. Ask how empty checks are counted in the plan you are considering.',
    },
    { type: 'link', url: 'https://www.make.com/', text: 'Make' },
    { type: 'heading', level: 3, text: 'Power Automate' },
    {
      type: 'paragraph',
      text: 'Many Microsoft 365 business plans already include a standard version. It works closely with Outlook, Excel, Teams and SharePoint, and accounts, permissions and departures are managed where you manage them already. It can also operate older Windows programs that offer no other way in, by working their screens as a person would.',
    },
    { type: 'heading', level: 4, text: 'Watch the licences' },
    {
      type: 'paragraph',
      text: 'Connections outside the Microsoft family often need a premium licence, and licences are mostly counted by person or by process. Look up each connector you need and see whether it is marked standard or premium before you promise anyone anything.',
    },
    {
      type: 'link',
      url: 'https://www.microsoft.com/en-us/power-platform/products/power-automate',
      text: 'Microsoft Power Automate',
    },
    { type: 'heading', level: 2, text: 'Count before you buy' },
    {
      type: 'paragraph',
      text: 'Prices change, so we will not quote any. The arithmetic stays the same, and it takes ten minutes with a pencil.',
    },
    {
      type: 'paragraph',
      text: 'Imagine you receive 150 inquiries a month and each one should create a contact, open a folder, send a reply and post a message to the team. That is four actions, so 150 times 4, or 600 actions a month. Add a reminder three days later for the half who have not answered: 75 more, 675 in total. Now add growth and mistakes, say a third on top, and you are shopping for a plan that allows about 900.',
    },
    {
      type: 'paragraph',
      text: 'Then count the looking. A scenario that checks for new messages every fifteen minutes checks 96 times a day, which is 2,880 times in a 30-day month, whether or not anything has arrived. If your tool counts those checks, they may outweigh the real work. Checking once an hour brings the figure down to 720, and for most inquiries an hour is soon enough. Better still is an app that announces its news by itself, which these tools call an instant trigger or a webhook.',
    },
    { type: 'quote', text: 'Price the volume you will have in a year. The free plan is for learning.' },
    { type: 'heading', level: 2, text: 'The two-hour test' },
    {
      type: 'paragraph',
      text: 'Build the same small automation in two of the three, on a free plan or a trial, with invented customers. Give each of them an hour, and spend the last part of it breaking things on purpose.',
    },
    {
      type: 'list',
      items: [
        'Leave a required field empty. Does it stop, skip or carry on with a blank?',
        'Send the same form twice within a minute. Do you get two contacts?',
        'Rename a column in the spreadsheet it writes to. How do you find out that it has failed?',
        'Disconnect one of the accounts. Who gets told, and can the missed runs be replayed?',
        'Ask a colleague who was not there to change the wording of the reply. How long does it take them?',
      ],
    },
    {
      type: 'paragraph',
      text: 'The last line usually decides. An automation that only its builder can change is a new dependency on one person, which is what you were trying to be rid of.',
    },
    { type: 'heading', level: 2, text: 'Set it up so that it survives you' },
    {
      type: 'paragraph',
      text: 'Automations are easy to make and easy to forget. A year on, a business may have thirty of them, several belonging to someone who has left. Three habits prevent that.',
    },
    {
      type: 'paragraph',
      text: 'First, build in a company account, under an address at your own domain that belongs to no one person, with the password in your password manager and two-step sign-in switched on. Second, keep a register: one line for each automation with its name, its purpose, the accounts it uses, its owner and how to switch it off. Third, read the failure messages. Send them to an inbox that a named person opens daily, because by then nobody checks the work by hand any more, and a silent failure can last for weeks.',
    },
    {
      type: 'paragraph',
      text: 'Think about data as well. These tools hold keys to your email, files and customer list. Connect only the accounts a job needs, and check where the service stores the content that passes through it before you send anything sensitive.',
    },
    { type: 'heading', level: 2, text: 'You may need none of them' },
    {
      type: 'paragraph',
      text: 'Look inside the programs you already have. Your accounting software can probably remind late payers, and your calendar can probably confirm appointments. A built-in connection between two products, made by one of their makers, tends to be cheaper and to break less often. For a job that happens twice a month, a checklist may be all you need. And if you are about to replace one of the programs within the year, wait.',
    },
    {
      type: 'link',
      url: '/articles/90-day-modernization-plan',
      text: 'If you have not decided what to fix first, start with a 90-day plan',
    },
    {
      type: 'link',
      url: '/survey/optimize',
      text: 'Or describe your three worst bottlenecks in the free optimization assessment',
    },
    { type: 'heading', level: 2, text: 'The question that settles it' },
    {
      type: 'paragraph',
      text: 'A week after the test, without opening the screen, ask the colleague who tried both to explain each automation to you in two minutes. They will describe one of them fluently and the other with apologies. Buy the first, whatever the comparison charts say.',
    },
  ],
}
