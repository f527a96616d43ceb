import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 10,
  slug: 'zapier-make-or-power-automate',
  title: 'Zapier, Make or Power Automate: A Fair Comparison',
  excerpt:
    'Three popular tools connect the apps you already use. How they differ, how to estimate the bill, and a two-hour test that settles it.',
  metaDescription:
    'Zapier, Make and Microsoft Power Automate compared for small businesses: who each one suits, how to estimate the bill, and a fair two-hour test.',
  date: '2024-09-17',
  category: 'AI Comparison',
  featuredImage: 'zapier-make-or-power-automate',
  featuredImageAlt: 'Three tracks, one arched, one straight and one stepped, carry parcels between the same two boxes.',
  content: [
    { type: 'heading', level: 2, text: 'The short answer' },
    {
      type: 'paragraph',
      text: "Choose Zapier if you want the easiest start. Choose Make if your processes branch a lot and you like to see them drawn. Choose Power Automate if your company runs on Microsoft 365. If that's all you needed, skip ahead to the section on estimating your bill. It's the part that saves you money.",
    },
    { type: 'heading', level: 2, text: 'What they have in common' },
    {
      type: 'paragraph',
      text: 'All three wait for something to happen in one program and then do something in another. A customer fills in a form, so the tool creates a contact, opens a job folder and messages your salesperson. Nobody writes code, but somebody does have to think like a programmer for an afternoon. What exactly starts it? What if a field is empty? What if the same person sends the form twice?',
    },
    {
      type: 'paragraph',
      text: 'All three can also hand a step to AI, for instance to read an email and decide which of four departments should get it. Use that sparingly. If a simple rule will do, use the rule. It gives the same answer every time, and you can check it.',
    },
    { type: 'heading', level: 2, text: 'How the three differ' },
    { type: 'heading', level: 3, text: 'Zapier: the easiest start' },
    {
      type: 'paragraph',
      text: "Zapier connects to thousands of apps, so the odd little booking tool you depend on is probably there. You can build a two-step automation in minutes, and the screens don't assume any technical background.",
    },
    { type: 'heading', level: 4, text: 'Watch the task count' },
    {
      type: 'paragraph',
      text: "Plans are priced mainly by tasks, and a task is roughly one action carried out. If each new inquiry sets off four actions, that's four tasks per inquiry. It's easy to forget while you're building and hard to miss once the bill arrives. Checking for new items doesn't count as a task.",
    },
    { type: 'link', url: 'https://zapier.com/', text: 'Zapier' },
    { type: 'heading', level: 3, text: 'Make: the best picture of a complicated process' },
    {
      type: 'paragraph',
      text: "Make shows each automation, which it calls a scenario, as a diagram with routes, filters and loops. That helps when a process has exceptions (this customer pays a deposit, that one doesn't), and the next person to take it over can see what you meant. It takes longer to learn.",
    },
    { type: 'heading', level: 4, text: 'Watch the empty checks' },
    {
      type: 'paragraph',
      text: 'Since August 2025, Make has billed in credits. Most steps use one credit for each item they handle, and some AI steps use more. A scenario that checks for new items on a schedule uses a credit every time it checks, even when it finds nothing.',
    },
    { type: 'link', url: 'https://www.make.com/', text: 'Make' },
    { type: 'heading', level: 3, text: 'Power Automate: the natural choice with Microsoft 365' },
    {
      type: 'paragraph',
      text: 'Many Microsoft 365 business plans already include a standard version. It works closely with Outlook, Excel, Teams and SharePoint, and you manage accounts and permissions where you already do. It can also run older Windows programs by working their screens the way a person would, although that may take a premium licence.',
    },
    { type: 'heading', level: 4, text: 'Watch the licences' },
    {
      type: 'paragraph',
      text: "Connections outside the Microsoft family often need a premium licence too, and Microsoft mostly counts licences by person or by process. One premium connection makes the whole automation premium. Look up every connector you need, and see whether it's marked standard or premium, before you promise anyone anything.",
    },
    {
      type: 'link',
      url: 'https://www.microsoft.com/en-us/power-platform/products/power-automate',
      text: 'Microsoft Power Automate',
    },
    { type: 'heading', level: 2, text: 'Estimate your bill before you buy' },
    {
      type: 'paragraph',
      text: 'Prices change too fast to quote here, and many are in US dollars. The math stays the same, and it takes ten minutes with a pencil.',
    },
    {
      type: 'paragraph',
      text: "Say you get 150 inquiries a month, and each one should create a contact, open a folder, send a reply and post a message to your team. That's four actions, and 150 times 4 is 600 actions a month. Add a reminder three days later for the half who haven't answered: 75 more, so 675. Then add a third for growth and mistakes, and you're shopping for a plan that allows about 900.",
    },
    {
      type: 'paragraph',
      text: "Then count the checks. If your tool checks for new messages every fifteen minutes, that's 96 times a day, or 2,880 times in a 30-day month, whether or not anything came in. Where checks are billed, they can cost more than the real work. Checking once an hour brings it down to 720, and for most inquiries an hour is soon enough. Better still, look for an app that sends new items as they arrive. These tools call that an instant trigger or a webhook.",
    },
    { type: 'quote', text: "Price the volume you'll have a year from now. The free plan is for learning." },
    {
      type: 'checklist',
      blocks: [
        { type: 'heading', level: 2, text: 'Run a two-hour test' },
        {
          type: 'paragraph',
          text: 'Build the same small automation in two of the three, on a free plan or a trial, with made-up customers. Give each one an hour, and spend the last part of it breaking things on purpose.',
        },
        {
          type: 'list',
          items: [
            'Leave a required field empty. Does it stop, skip or carry on with a blank?',
            'Send the same form twice within a minute. Do you get two contacts?',
            'Rename a column in the spreadsheet it writes to. How do you find out that it failed?',
            'Disconnect one of the accounts. Who gets told, and can you replay the missed runs?',
            "Ask a colleague who wasn't there to change the wording of the reply. How long does it take them?",
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      text: 'That last one usually decides it. An automation only its builder can change makes you depend on one person, which is what you were trying to get rid of.',
    },
    { type: 'heading', level: 2, text: 'Set it up to outlast whoever built it' },
    {
      type: 'paragraph',
      text: "Automations are easy to make and easy to forget. A year from now you could have thirty, several of them built by someone who's left. Three habits prevent that.",
    },
    {
      type: 'list',
      items: [
        "Build in a company account, under an address at your own domain that doesn't belong to any one person. Keep the password in your password manager and switch on two-step sign-in.",
        'Keep a register, with one line per automation: its name, its purpose, the accounts it uses, who looks after it and how to switch it off.',
        "Send failure messages to an inbox that a named person opens every day. By then nobody's checking the work by hand, so a silent failure can last for weeks.",
      ],
    },
    {
      type: 'paragraph',
      text: 'Think about data, too. These tools can open your email, your files and your customer list. Connect only the accounts a job needs, and find out where the service stores what passes through it before you send anything sensitive.',
    },
    { type: 'heading', level: 2, text: 'You may not need any of them' },
    {
      type: 'paragraph',
      text: 'Look at what you already have first. Your accounting software can probably remind late payers, and your calendar can probably confirm appointments. If one of your software companies makes its own connection to the other program, it tends to be cheaper and to break less often. For something you do twice a month, a checklist may be enough. And if you plan to replace one of the programs within the year, wait.',
    },
    {
      type: 'link',
      url: '/articles/90-day-modernization-plan',
      text: "If you haven't decided what to fix first, start with a 90-day plan",
    },
    {
      type: 'link',
      url: '/survey/optimize',
      text: 'Or describe your three worst bottlenecks in the free optimization assessment',
    },
    { type: 'heading', level: 2, text: 'Still undecided? Ask the colleague who tried both' },
    {
      type: 'paragraph',
      text: "A week after the test, ask that colleague to explain each automation to you in two minutes without looking at the screen. They'll probably be clear on one and vague on the other. Buy the one they can explain, whatever the comparison charts say.",
    },
  ],
}
