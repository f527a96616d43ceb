import type { bottleneckPhrases } from './bottleneck-phrases.ts'

type Kind = keyof typeof bottleneckPhrases.people | keyof typeof bottleneckPhrases.topics

/** What usually helps, under the visitor's own words. Each fits every trade, so it names none. */
const fixes: Readonly<Record<Kind, string>> = {
  owner:
    'Choose the task that waits for you most often. Write down how you do it, then hand it over in steps: they watch you, you watch them, then they do it alone and tell you afterwards.',
  'one-person':
    'Have that person explain it while a second one takes notes, then let the second one do it from the notes.',
  licence:
    "The licensed work stays with you. Hand over everything around it, and look early for a second person who's licensed.",
  successor:
    "List who could take over, inside the business and outside, and what each would still have to learn. Don't tell anyone outside yet.",
  payroll:
    'Have people enter their hours once, in one place, on the day. Payroll and invoices then start from hours that nobody has to chase.',
  quote:
    'Begin each one from the closest one you sent before, and keep a price sheet for what comes up most. Only the unusual parts then take time.',
  'follow-up':
    'Keep one list of everyone who asked or got a quote, each with the date of the next contact. A reminder can go out by itself; the important ones get a call.',
  client:
    'Ask for everything at once, with a date and what happens after it: the job goes ahead, or it waits. Have one reminder go out by itself before that day.',
  paid: "Agree on the date before the work starts, send the invoice the day it's done, and let your accounting software remind late payers.",
  claims:
    "Sort last month's late or rejected claims by reason, and have someone check for the most common one before a claim goes out.",
  charting:
    'Write the note before the next visit starts, with a short template for each of the five most common visits.',
  'no-shows':
    "Have a reminder go out two days before and ask for a yes. Keep a short list of people who'd like the place of someone who cancels.",
  absence:
    'List who can step in for whom, and teach each task that must not stop to a second person before the next absence.',
  schedule:
    'One shared calendar that everyone keeps up to date comes first, with one person in charge of changes. Then confirmations can go out by themselves.',
  routing:
    "Group the week by area, and offer customers the days when you're nearby anyway. Load the day before, so that fewer trips are for what's missing.",
  'after-hours':
    "Write down which calls can't wait. Those go to one number that people take turns answering. A message tells everyone else when you'll call back.",
  phone:
    "For one week, keep a tally of what callers ask. Put the most common answers on your website, and agree on who picks up when you can't.",
  email:
    'Sort a week of it into kinds, write a standard answer for the most common ones and put one person in charge of the inbox.',
  'data-entry':
    'Enter it once, where it starts, and let one program pass it to the next. Take the form or list that costs the most time first.',
  connect:
    'Decide which system counts when two disagree, and enter things there first. Then ask both vendors which connections they offer.',
  paper:
    'Take the form you fill in most often, cross out what nobody reads, and have the rest filled in on a phone or tablet where the work happens.',
  files:
    'Agree on one place and one way of naming things, and begin with new jobs. Move old files only when someone needs them.',
  approval: 'Set a limit below which nobody has to ask, and look at the total once a month.',
  bookkeeping:
    'Ask the person who does the books which step they wait for. A bank connection, and receipts photographed on the day, often shorten it most.',
  supplier:
    'For a month, write down what each supplier promised and when it came. Show the list to the slowest, and find a second source for what stops the most work.',
  stock: 'Take the few items that hold up the most work first, and set a level for each at which someone reorders.',
  overstock:
    "List what hasn't moved in six months. Mark it down with an end date, or return it, and order less of it next time.",
  'stock-count':
    'Make one system the one that counts, and record every sale and delivery there the same day. Count one shelf a week instead of everything at once.',
  training:
    'One page per task, tried out by someone who has never done it. Whatever they have to ask is missing from the page.',
  turnover:
    "Ask the last three who left, and the three you'd most hate to lose, what would make people stay. Change the one thing that comes up most.",
  hiring:
    'Answer every applicant within a day, and reward your own people for a name that stays. In the meantime, take routine work off the people you have.',
  website:
    'Say what you do and where on the first screen, make the phone number dial when tapped, and put the same facts in every listing.',
  reviews:
    'Ask after each job, on the same day, with a link that opens the review form. Answer each review in a sentence or two, the bad ones too.',
  'client-report':
    'Make one template that fills itself from the source, put two sentences of your own on top, and ask each client which pages they read.',
  report:
    "Pick one number you'd act on and write it down every Monday from what you already have. Add a second once the first has changed something.",
  'few-customers':
    "Write down each large customer's share of your revenue. Then put your selling hours into the kinds of customer you have too few of.",
  profit:
    'Take your last ten jobs or orders and put what you charged beside what each one took, in hours and materials. Look at the worst one first.',
  cash: 'A list of what comes in and goes out over the next 13 weeks, updated every Friday, shows a gap while you can still do something about it.',
  costs:
    'Compare your three largest bills with a year ago, ask for a second offer on one of them, and check whether your own prices have kept up.',
  sales:
    'Ask every new customer how they found you, count for a month, and put your next free hours where most of them came from.',
  season:
    'Put the last three years side by side, month by month. Move what can be moved into the quiet months, and plan people and cash for the busy ones before they begin.',
  equipment:
    'Note each stop for a month: what stood still, for how long, and what waited for it. Then fix, or replace, what stops the most work.',
  quality:
    'Note each one for a month, with its cause in three words. Then put a checklist at the step that comes up most.',
  communication: 'Agree on one place that shows how each job stands, so that people can look instead of asking.',
  scope:
    "Write what's included, and how many changes, into every quote. Anything more gets a one-line form with a price, agreed on before the work.",
  documentation:
    'Write one page a week, beginning with the task that comes up most, and let someone else try to work from it.',
  tools:
    'Write down the three moments when it costs you most, and the minutes. Ask the vendor about those first, then compare one other product on those three alone.',
  subscriptions:
    'List every program you pay for, who uses it and when it renews. Drop one, and move what it did into one that you keep.',
  adoption:
    'Take one willing person and one task. Make it quicker than the old way, then let that person show the next one.',
  flow: 'Count what waits in front of each step, every day for two weeks. Then work on the step with the longest line, and only that one.',
  permits:
    'Keep a list of what was asked for last time, send everything complete and earlier than feels necessary, and have one person call on a fixed day.',
  compliance:
    "Put every due date in one calendar with a name beside it, and file each record the day it's made instead of the week before.",
  meetings: 'Keep the ones that decide something, and give each an end time. The rest can be a short note.',
  time: 'Keep a tally for five days of what you do more than once, and of who interrupts you. The largest group is the first to hand over.',
  ai: 'Choose one weekly task without private details, try one assistant on it for two weeks, and count the minutes.',
}

/** For every other bottleneck, by its place among the three, so that no two have the same. */
const general: readonly [string, string, string] = [
  'Write down the last three times it held you up: when, who waited, what it cost. Begin with what they have in common.',
  'List what has to wait because of it. Mark what could be prepared earlier, done by someone else or left out, and try one of these next week.',
  "Ask two people who live with it what they'd change first. Try the smaller of the two ideas for two weeks, then decide.",
]

export const bottleneckFixes = { fixes, general }
