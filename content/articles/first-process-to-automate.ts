import type { Article } from './article.ts'

export const article: Article = {
  id: 7,
  slug: 'first-process-to-automate',
  title: 'How to Find Your First Process to Automate',
  excerpt:
    'The first automation sets the tone for all the rest. A five-day log and four questions will lead you to one that people welcome.',
  metaDescription:
    'A simple way to choose the first process to automate: a five-day log, four questions, the payback in weeks, and a short trial your team can trust.',
  author: 'Modernize My Business',
  date: '2025-03-11',
  category: 'Business Modernization',
  featuredImage: 'first-process-to-automate',
  featuredImageAlt:
    'A notepad with tally marks beside four tasks, one of them far ahead, between a coffee cup and a pencil.',
  content: [
    {
      type: 'paragraph',
      text: "Twenty-five minutes does not sound like much. But say a routine quote takes 25 minutes to put together and follow up, and say your company sends 12 a week. That makes 300 minutes, or five hours, every week. Over 48 working weeks it comes to 240 hours: six full weeks of somebody's year, spent on one task that nobody would call a problem.",
    },
    {
      type: 'paragraph',
      text: 'A sum like that is a reason to look closely. It is no reason to buy software yet, because the biggest task is rarely the best one to begin with. The first automation teaches your team what automation is. If it embarrasses someone in front of a customer, the second one will be much harder to start.',
    },
    { type: 'heading', level: 2, text: 'Keep a log for five days' },
    {
      type: 'paragraph',
      text: 'Choose an ordinary week. Ask two or three people in different roles to keep a notepad beside them, and keep one yourself. The instruction is short: each time you copy something from one place to another, send a message you have sent before, look up the same thing again or chase someone for a reply, make a mark and write three words. There are no forms and no stopwatches.',
    },
    {
      type: 'paragraph',
      text: 'On Friday afternoon, spread the notepads on a table and group the marks. Expect about ten groups. For each, write how often it came up and guess the minutes per time. The guesses will be rough, and rough is good enough, since you only need to tell large from small.',
    },
    {
      type: 'paragraph',
      text: 'People sometimes worry that the log is there to catch them out. Say plainly what it is for, and say what will happen to the time that is saved. If you do not know yet, say that.',
    },
    { type: 'heading', level: 2, text: 'Ask four questions' },
    {
      type: 'list',
      items: [
        'Is it frequent? Daily beats monthly.',
        'Are the steps the same each time? If you can write them down, software can follow them.',
        'Is a mistake cheap, and would you see it quickly?',
        'Is the information already digital? If it arrives on paper, fix that first.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Give one point for each yes. Here is how three candidates from an imaginary company might fare.',
    },
    {
      type: 'list',
      items: [
        'Appointment reminders: every day, always the same steps, a wrong one is annoying but harmless, and the calendar is digital. Four points.',
        'Pricing custom jobs: every day and on a computer, but each one is different and an error can cost thousands. Two points.',
        'The year-end stock count: the same steps each time, but once a year, on clipboards, and the accountant relies on it. One point.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Notice how the quotes, which looked so large in the opening sum, lose points as soon as the jobs are custom. Part of the work may still be worth automating. The follow-up message three days after a quote goes out would score four on its own. Large tasks often hide a small, dull piece that can be lifted out, and that piece is your candidate.',
    },
    { type: 'heading', level: 3, text: 'Breaking a tie' },
    {
      type: 'paragraph',
      text: 'When several groups score four, choose the one that somebody on the team openly dislikes. You gain an ally who will help you test it, forgive the first hiccup and tell the others. When nobody minds any of them, take the one a customer would notice.',
    },
    { type: 'heading', level: 2, text: 'Work out the payback in weeks' },
    {
      type: 'paragraph',
      text: 'Stay with those follow-ups. Suppose 12 quotes a week each need about 6 minutes of chasing: finding the quote, writing the message, noting that it went out. That is 72 minutes a week. An automation might take over two thirds of it, since some customers will always need a real call, so 48 minutes. If it takes 8 hours in all to set up, test and explain, that is 480 minutes, and the time comes back after ten weeks.',
    },
    {
      type: 'paragraph',
      text: 'Tools for this kind of work start from about $20/month, so the subscription is seldom the large item. Your hours are. If your own figure comes out above six months, pick a different candidate for the first one. If it comes out at two weeks, check whether you have forgotten the testing.',
    },
    { type: 'heading', level: 2, text: 'Simplify before you automate' },
    {
      type: 'paragraph',
      text: 'Sit down with the person who does the task and walk through one real case. Ask of each step who would notice if it were left out. Approvals that are never refused can go. So can the copy that is filed where nobody looks, and the second spreadsheet kept because someone once did not trust the first.',
    },
    { type: 'quote', text: 'Automate a muddle and you get a faster muddle.' },
    {
      type: 'paragraph',
      text: 'Now write what remains as a list of plain sentences: when this happens, do that, unless this other thing. Any sentence that contains "usually" or "it depends" marks a place where a person has to stay. Decide who.',
    },
    {
      type: 'link',
      url: '/articles/zapier-make-or-power-automate',
      text: 'How three common tools compare for building it',
    },
    { type: 'heading', level: 2, text: 'Run both ways for two weeks' },
    {
      type: 'paragraph',
      text: 'Do not switch over yet. Let the automation work beside the manual way, with its messages going to a colleague instead of the customer, and compare the two at the end of each day.',
    },
    {
      type: 'image',
      url: '/pictures/articles/in-side-by-side.svg',
      alt: 'Above, hands pass paper from tray to tray; below, a conveyor moves it; both end in one checked tray.',
      caption:
        'Two lanes, one tray: for two weeks the manual way and the automated way do the same work, and you compare what arrives.',
    },
    {
      type: 'paragraph',
      text: 'The comparison needs only three columns: what the person did, what the automation did, and why they differed. Most differences turn out to be rules nobody had mentioned. "We never chase the school board in July" lives in one head until an automation tries it. Add the rule and carry on. If a difference would have reached a customer and hurt, the two weeks start again.',
    },
    { type: 'heading', level: 3, text: 'Before you let go of the manual way' },
    {
      type: 'list',
      items: [
        'Ten working days in a row without a surprise.',
        'A named owner, and a second person who knows how to switch it off.',
        'One page that says what it does, what it is connected to and how to do the work by hand when it stops.',
        'A message to the owner whenever it fails, tested by making it fail.',
        'A date, three months ahead, to check that it still does what you think.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Then retire the old way and thank the person who used to do it. Their knowledge is what the automation runs on.',
    },
    { type: 'heading', level: 2, text: 'A month later' },
    {
      type: 'paragraph',
      text: 'Look again, and look honestly. Is the original task really gone, or has it turned into checking the automation? Has anyone complained, inside or out? And what did the freed time become? Fifty minutes a week disappears without trace unless someone decides in advance where it goes, such as calling the five largest open quotes in person.',
    },
    { type: 'heading', level: 2, text: 'High scores that should stay human' },
    {
      type: 'paragraph',
      text: 'Some tasks get four points and still belong to people. A handwritten note to a family after a funeral is frequent and predictable in certain trades, and automating it would be a mistake. So would any message whose value lies in the fact that you took the time. Leave alone, too, anything that is about to change: a system you are replacing, a service you may drop, a job whose holder has just given notice. And keep clear of pay, safety and legal deadlines until you have had some practice.',
    },
    { type: 'heading', level: 2, text: 'Then go back to the list' },
    {
      type: 'paragraph',
      text: 'Keep the notepads. The second automation usually goes faster than the first, because the awkward questions have been asked, the account exists and the team has seen one work. One a quarter is a healthy pace for a company of ten. After a year you will have four, all of them understood by somebody, which is a stronger position than having twenty that are not.',
    },
    { type: 'link', url: '/survey/optimize', text: 'Find your own bottlenecks with the free optimization assessment' },
  ],
}
