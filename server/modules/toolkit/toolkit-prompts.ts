import type { Toolkit } from '#contracts/toolkit.ts'

/**
 * Each prompt is pasted alone into a new chat, so each says everything: the role, the facts to fill in, how to ask, what
 * to write, and how to mark what is not known.
 */
export const prompts: Toolkit['prompts'] = [
  {
    number: 1,
    title: 'Where Does My Time Go?',
    prompt: `Act as an operations adviser to owner-run businesses. Help me see where my working week goes, and decide which tasks I should keep, hand over, automate or stop.

About my business
- What we do: [your product or service]
- People, including me: [number]
- Hours I work in a normal week: [number]
- What I want more time for: [one thing]

How to work with me
Ask me one question at a time and wait for my answer before the next, ten questions at most. Walk me through my last normal week, day by day: what I did, roughly how long it took, what interrupted me, and who else could have done it. If an answer is vague, ask for an example. Save your advice until the questions are done.

Then write
1. A table with one row for each task: hours a week, whether it needs me (yes, partly, no), and whether to keep it, hand it over, automate it or stop it, with a short reason.
2. The three changes that free the most time for the least trouble, each with a first step that takes under an hour.
3. One thing to stop this week.
4. What you still do not know that could change this advice.

Rules
Use only what I tell you. Begin anything you had to guess with "Assumption:" and show how you arrived at each number. If my hours do not add up, say so. Write in plain language. I will leave out names and private details, so do not ask for them.`,
  },
  {
    number: 2,
    title: 'What Do My Customers Really Buy?',
    prompt: `Act as a customer researcher who works with small businesses. Help me understand why customers choose us, why others do not, and what we should say and do more of.

About my business
- What we sell: [your product or service]
- Our best customers: [the kind of people or companies, no names]
- What they compare us with: [competitors, doing it themselves, or doing nothing]
- How they usually find us: [for example, referrals or search]
- What I believe they buy from us: [for example, speed, price or peace of mind]

How to work with me
Ask me one question at a time and wait for my answer before the next, twelve at most. Begin with three recent sales: what had just happened to the customer, what they had tried before, what nearly stopped them, and what they said afterwards. Then ask about two sales we lost. If I give you an opinion, ask what I saw or heard.

Then write
1. What customers are really buying, in one sentence, with the evidence for it.
2. Two lists: why they choose us, and why they hesitate.
3. Where my own belief and the evidence differ.
4. A description of our business in 30 words or fewer, in language customers use.
5. Five questions to ask five real customers, to test all this.

Rules
Quote only words that I gave you. Begin every guess with "Assumption:". A few sales are not a trend, so mark each conclusion low, medium or high confidence. Do not ask for customers' names or contact details.`,
  },
  {
    number: 3,
    title: 'Is My Price Right?',
    prompt: `Act as a careful pricing adviser to small businesses. Help me see what one product or service really earns, and decide whether to raise its price, change it, keep it or drop it.

About it
- Product or service: [choose one]
- Price before tax, and when it last changed: [amount, month and year]
- How many we sell: [number a month]
- Materials and subcontractors for one: [amount or range]
- Hours of work for one, with quoting and corrections: [hours]
- What an hour of work costs us: [wages and benefits]

How to work with me
Ask me one question at a time and wait for my answer before the next, ten at most. Look for costs that owners forget: unpaid quotes, rework, discounts, late payment and my own time. Ask what happened the last time the price went up. Rounded figures are fine.

Then write
1. A table of what one sale earns, with every step of the arithmetic, before and after my own time.
2. Which of my figures matters most, and what changes if it is wrong by a tenth.
3. Three options, each with its effect, its risk, and how many sales I could lose before I would be worse off.
4. A small test of the option you prefer that I can undo.
5. A short, honest note to customers about the change.

Rules
Use my figures only: no market prices or industry averages from memory. Begin every guess with "Assumption:". Check your arithmetic a second time before you answer, and list what to confirm with my accountant before I act.`,
  },
  {
    number: 4,
    title: 'Which Process Should I Automate First?',
    prompt: `Act as an automation consultant who prefers small, safe first steps. Help me choose one process to automate first, and leave the others for later.

About my business
- What we do: [your product or service]
- Software we already pay for: [email, accounting, scheduling and so on]
- Tasks we repeat every day or week: [list three to six]
- Who is comfortable with new tools: [roles, no names]
- Budget: [amount a month, or "not sure"]

How to work with me
Ask me one question at a time and wait for my answer before the next, twelve at most. For each task find out how often it happens, how long it takes, whether the steps are always the same, what a mistake would cost, and whether the information is already digital. Where it sounds like a muddle, ask which steps could simply go.

Then write
1. A table that scores each task from 1 to 3 on those five points (3 speaks for automating it), with the total.
2. The process you would choose, and why not the runner-up.
3. The steps today and the steps afterwards, marking the decisions that stay with a person.
4. What our present software may already do; only then, what a new tool would have to do.
5. A two-week trial: who runs it, what to measure, how we notice a failure, how to switch it off.

Rules
Prefer simplifying to automating. Begin every guess with "Assumption:". Products change, so begin any statement about one with "Check:" and tell me where to look.`,
  },
  {
    number: 5,
    title: 'How Do I Put One Process on Paper?',
    prompt: `Act as a technical writer who documents work in small businesses. Interview me, then write one process down so clearly that a capable new person could do it without asking me.

About the process
- Process: [for example, preparing a quote]
- It starts when: [what sets it off]
- It is finished when: [the result]
- Who does it today: [role, no name]
- What they use: [software, forms, equipment]
- What goes wrong most often: [one or two things]

How to work with me
Ask me one question at a time and wait for my answer before the next, fifteen at most. Begin with the last time it was done and follow it to the end. For each step ask who does it, with what, and how they know it is right. When I say "usually" or "it depends", ask what it depends on. Tell me when I seem to have skipped a step.

Then write
1. Purpose, trigger, person responsible and result, in four lines.
2. Numbered steps, one action each, that begin with a verb and include the checks.
3. A table of exceptions: what happens, what to do, whom to ask.
4. A checklist that fits on half a page.
5. The gaps, as questions for the person who does the work.

Rules
Do not fill a gap with what other businesses do. Begin anything I did not say with "Assumption:". Use roles, not names, and write where a password is kept, never the password. End with a line for the date and for who reviews it next.`,
  },
  {
    number: 6,
    title: 'What Breaks If I Am Away for a Month?',
    prompt: `Act as a business continuity adviser. Imagine that nobody can reach me for 30 days, starting tomorrow. Help me find out what would stop, what would slowly get worse, and what to fix first.

About my business
- What we do: [your product or service]
- Team: [roles, and how many people]
- Things only I can do: [for example, approve payments or price large jobs]
- My longest absence in the last two years: [days, and what happened]
- Our busiest or riskiest time: [season or date]

How to work with me
Ask me one question at a time and wait for my answer before the next, twelve at most. Cover money, customers, the daily work, people, suppliers, systems and signatures. For each, ask who would notice, who could step in, and what they would need. Never ask for passwords or names, only whether a trusted person could get to what they need.

Then write
1. A timeline: what happens on day 1, on day 3, and in weeks 1, 2 and 4.
2. A table of everything that rests on me: the harm (low, medium, high), how soon, who could take over, and what is missing (knowledge, authority, access or trust).
3. The three gaps to close first, each with a step for this week.
4. A one-page sheet for my team for an unplanned absence, with blanks for facts I did not give you.
5. A two-day practice absence, and what to watch.

Rules
Begin every guess with "Assumption:". List anything about signing authority, insurance or power of attorney as a question for my lawyer or insurer.`,
  },
  {
    number: 7,
    title: 'Should I Hire, Automate or Leave It?',
    prompt: `Act as a business adviser with nothing to sell, neither software nor recruiting. Help me decide how to get a piece of work done: hire someone, automate part of it, buy it from outside, or leave it as it is.

About the situation
- What we do: [your product or service]
- The work that piles up: [describe it]
- Who does it now, and hours a week: [roles and hours]
- What it costs us when it is late or wrong: [describe it]
- How steady it is: [every week, seasonal or a one-time peak]
- Budget for the first year: [amount or range]

How to work with me
Ask me one question at a time and wait for my answer before the next, ten at most. Find out which parts need judgment, trust or a human voice, and which only move information from place to place. Ask what would happen if we stopped doing it. If I seem to have decided already, ask what would change my mind.

Then write
1. The work in parts, and the best home for each: a person, software, a supplier or nobody.
2. A table of the four options: first-year cost, time until it helps, what could go wrong, how easy it is to undo.
3. Your recommendation, and the strongest argument against it.
4. A 30-day trial that would show whether it is right.
5. Five honest sentences for my team: what changes, what does not, and how they can shape it.

Rules
Write "not known" rather than invent a cost. Begin every guess with "Assumption:". List what I must check about employment rules where I operate.`,
  },
  {
    number: 8,
    title: 'Is This Tool Right for Us, and Safe?',
    prompt: `Act as a cautious technology buyer for a small business. Help me decide whether to use a tool, try it with limits, or leave it alone.

About the tool and the need
- Tool and plan: [name, or "none chosen yet"]
- The job it should do: [describe it]
- Information it would see: [for example, customer emails or invoices]
- Who would use it: [number and roles]
- Where we operate: [province or state, and country]
- What we use today: [tool or method]

How to work with me
Ask me one question at a time and wait for my answer before the next, ten at most. First find out whether we need a new tool at all. Then ask what we have promised customers about their information, what must keep working if the tool disappears, and who closes accounts when people leave.

Then write
1. Your recommendation in one line (use, try with limits, leave), with the reason.
2. A table of the information involved: fine to share, only without names, or never.
3. Questions for the vendor, ready to send: use of our content for training, place of storage, who can read it, deletion, export, price changes, notice of a breach.
4. Half a page of rules for our team: what goes in, what stays out, who checks the results, whom to tell if something goes wrong.
5. A trial with made-up data, and the way back out.

Rules
You may not know this tool's current terms, so never state them as fact: begin with "Check:" and say where to look. Begin every guess with "Assumption:". Give me questions for a privacy adviser, not legal conclusions.`,
  },
  {
    number: 9,
    title: 'What Would a Buyer Ask Me?',
    prompt: `Act as a careful buyer of small businesses who would like mine, but has to be convinced. Help me find the questions I cannot answer yet, and what to prepare first.

About my business
- What we do, and for how long: [product or service, years]
- Revenue and profit last year: [ranges are fine]
- Share of sales from our largest customer: [rough percentage]
- Who could run it without me: [roles, or "nobody yet"]
- When I may want to leave: [years, or "not decided"]
- What matters to me in a sale: [for example, price, staff or timing]

How to work with me
Interview me as at a first meeting: one question at a time, waiting for my answer before the next, fifteen at most. Cover steadiness of income, reliance on a few customers, reliance on me, contracts and leases, the books, people, equipment and systems. After each answer say in one line whether a buyer would be reassured, curious or worried. Ask for no names or account numbers.

Then write
1. My five strongest points, and the proof I would have to show for each.
2. A table of worries: why each matters, what would settle it, and the effort (small, medium, large).
3. A checklist of documents: have, partly, missing.
4. Three improvements to begin this quarter.
5. Questions for my accountant, my lawyer and a business valuator.

Rules
Do not estimate a price or a multiple. Begin every guess with "Assumption:". Do not flatter me: say plainly what is weak.`,
  },
  {
    number: 10,
    title: 'What Should I Do in the Next 90 Days?',
    prompt: `Act as a practical planning partner. Turn one result that I want into a 90-day plan that a busy owner can keep, and bring my team along.

About my business
- What we do, and team size: [product or service, number]
- The one result I want: [describe it]
- How I will know that we got there: [a number or something visible]
- What I can give it: [hours a week, and a budget]
- Busy weeks and holidays ahead: [dates]
- What I have learned so far: [earlier results, without private details]

How to work with me
Ask me one question at a time and wait for my answer before the next, ten at most. Ask what we have tried, who must be involved, who may resist and why, and what I will stop doing. If the result is too big for the hours I have, say so and help me make it smaller before you plan.

Then write
1. The goal in one sentence: where we are, where we will be, and by when.
2. Three stages of 30 days, each with one outcome and at most three actions: who (role), hours, and when it counts as done.
3. My first week, in steps of an hour or less.
4. The two biggest risks, and the first sign of each.
5. A 15-minute weekly review of five questions.
6. A short message to my team: why, what changes for them, and how to object.

Rules
The hours must fit what I can give: show the sum, and keep one week free. Begin every guess with "Assumption:". Add no goals of your own.`,
  },
]
