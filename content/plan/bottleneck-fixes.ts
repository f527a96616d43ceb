import type { BottleneckFixes } from './plan-rules.ts'

const listed = (words: string) => words.split(',').map(word => word.trim())

const ownerFix =
  'Write down how you do it, then hand it over in steps: they watch you, you watch them, then they do it alone and tell you afterwards.'
const hiringFix =
  'For a week, count the routine work of the people you have. Taking some of it off them is often quicker than finding someone new.'

/** The kinds that say most come first: "only I can send invoices" is about the owner, not about invoices. */
export const bottleneckFixes: BottleneckFixes = {
  kinds: [
    {
      kind: 'owner',
      words: listed(`
        only i, only me, just me, all me, depends on me, depend on me, relies on me, rely on me, rests on me,
        falls on me, up to me, waits on me, wait on me, waiting on me, waits for me, wait for me, waiting for me,
        done by me, approved by me, through me, without me, need me, needs me, take me, takes me, ask me,
        asks me, asking me, call me, calls me, calling me, myself, my time, my own time, in my head, i have to,
        i must, i do all, i do everything, i still do, i handle, i'm the only, i am the only, i'm the bottleneck,
        i am the bottleneck, the owner, dependent on me, dependence on me, dependent on owner, owner dependence,
        owner dependency, but me, i approve, i do the, i do it, i do most, i'm doing everything, i can't take,
        delegating, delegation, delegate, too many hats
      `),
      fix: ownerFix,
    },
    {
      kind: 'one-person',
      words: listed(`
        one person, only person, key person, one employee, nobody else, no one else, in her head, in his head,
        in their head, in their heads, the only one, only one who, key employee, key employees
      `),
      fix: 'Have that person explain it while a second one takes notes, then let the second one do it from the notes.',
    },
    {
      kind: 'payroll',
      words: listed(`
        payroll, timesheet, timesheets, time sheet, time sheets, time tracking, tracking time, wages
      `),
      fix: 'It goes fastest when people enter their hours once, in one place. Have a second person learn it before you automate any of it.',
    },
    {
      kind: 'quote',
      words: listed(`
        quote, quotes, quoting, quotation, quotations, estimate, estimates, estimating, estimation, bid, bids,
        bidding, proposal, proposals, pricing, tender, tenders
      `),
      fix: 'A price sheet with clear limits helps most: common jobs go out from the sheet, and only unusual ones wait for a decision.',
    },
    {
      kind: 'invoice',
      words: listed(`
        invoice, invoices, invoicing, billing, bills, receivable, receivables, collections, payment, payments,
        getting paid, late payers, pay late, pays late, paying late, slow paying, slow payers, collecting money,
        unpaid, overdue
      `),
      fix: 'Accounting software can usually send the invoice when a job is marked done, and remind late payers by itself.',
    },
    {
      kind: 'follow-up',
      words: listed(`
        follow up, follow ups, followup, followups, following up, chasing, chase, reminder, reminders, call back,
        calling back
      `),
      fix: 'A reminder that goes out by itself after a few days takes care of most of it. The important ones get a call.',
    },
    {
      kind: 'schedule',
      words: listed(`
        schedule, schedules, scheduling, dispatch, dispatching, calendar, calendars, appointment, appointments,
        booking, bookings, no shows, no show, cancel, cancellation, cancellations, shift, shifts, roster
      `),
      fix: 'One shared calendar that everyone keeps up to date comes first. Then confirmations and reminders can go out by themselves.',
    },
    {
      kind: 'data-entry',
      words: listed(`
        data entry, double entry, entering, retyping, retype, typing, typed, copying, copy, spreadsheet,
        spreadsheets, excel, manual, manually, by hand, paper, paperwork, filing, fax, faxes, forms, order entry
      `),
      fix: 'Enter it once, where it starts, and let one program pass it to the next. What arrives on paper has to become digital first.',
    },
    {
      kind: 'files',
      words: listed('files, documents, information'),
      fix: 'Agree on one place and one way of naming things, and start with new jobs. Move old files only when someone needs them.',
    },
    {
      kind: 'approval',
      words: listed('approval, approvals, approve, approving, sign off, signing off, permission, decisions'),
      fix: 'Set a limit below which nobody has to ask, and look at the total once a month.',
    },
    {
      kind: 'bookkeeping',
      words: listed(`
        bookkeeping, quickbooks, the books, accounting, month end, year end, receipt, receipts, expenses,
        reconciling, reconciliation
      `),
      fix: 'Ask your bookkeeper which step they wait for. A bank connection, and receipts photographed the day they arrive, often shorten it most.',
    },
    {
      kind: 'stock',
      words: listed(`
        stock, inventory, parts, materials, supplies, supplier, suppliers, supply chain, purchasing, ordering,
        reordering, warehouse, backorders
      `),
      fix: 'Start with the few items that hold up the most work, and set a level for each at which someone reorders.',
    },
    {
      kind: 'training',
      words: listed(`
        training, train, onboarding, new hires, new employees, new staff, teaching, learning, skills
      `),
      fix: 'One page per task, tried out by someone who has never done it. Whatever they have to ask is missing from the page.',
    },
    {
      kind: 'hiring',
      words: listed(`
        hiring, hire, recruiting, recruitment, staff, staffing, employees, understaffed, short staffed, labour,
        labor, turnover, finding people, hard to find, good people, qualified people, workers, manpower, quit,
        quits, quitting, retention, retaining, shortage, skilled, find people, find good, good help, absenteeism
      `),
      fix: hiringFix,
    },
    {
      kind: 'email',
      words: listed(`
        email, emails, e mail, e mails, inbox, inboxes, mailbox, tickets, inquiries, support requests,
        customer support, same questions, repeat questions
      `),
      fix: 'Sort a week of it into kinds, write a standard answer for the most common ones and put one person in charge of the inbox.',
    },
    {
      kind: 'website',
      words: listed('website, websites, web site, webpage, homepage, home page, online presence, seo, google'),
      fix: 'A clear first screen, a phone number that dials when tapped and a short form often help more than a new design.',
    },
    {
      kind: 'report',
      words: listed(`
        report, reports, reporting, numbers, data, kpi, kpis, dashboard, dashboards, metrics, analytics, insight,
        insights, forecast, forecasts, forecasting
      `),
      fix: "Pick one number you'd act on and look at it every Monday. Drop the reports that change nothing you do.",
    },
    {
      kind: 'few-customers',
      words: listed(`
        one customer, one client, one big customer, one big client, biggest customer, biggest client,
        largest customer, largest client
      `),
      fix: "Write down each large customer's share of your revenue. Then put your selling hours into the kinds of customer you have too few of.",
    },
    {
      kind: 'profit',
      words: listed('profit, profits, profitability, margin, margins, job costing, job costs, make money'),
      fix: 'Take your last ten jobs or orders and put what you charged beside what each one took, in hours and materials. Start with the worst one.',
    },
    {
      kind: 'cash',
      words: listed('cash, cash flow, cashflow, financing, working capital'),
      fix: 'A list of what comes in and goes out over the next 13 weeks, updated every Friday, shows a gap while you can still do something about it.',
    },
    {
      kind: 'sales',
      words: listed(`
        leads, lead generation, sales, selling, marketing, advertising, new customers, new clients,
        more customers, more clients, finding customers, finding clients, prospects, customer acquisition
      `),
      fix: 'Ask every new customer how they found you, count for a month, and put your next free hours where most of them came from.',
    },
    {
      kind: 'costs',
      words: listed('cost, costs, prices, price increases, inflation, tariffs, overhead, rent'),
      fix: 'Compare your three largest bills with a year ago, ask for a second offer on one of them, and check whether your own prices have kept up.',
    },
    {
      kind: 'phone',
      words: listed('phone, phones, telephone, call, calls, calling, voicemail, voicemails'),
      fix: 'For one week, keep a tally of what callers ask, and put the five most common answers on your website.',
    },
    {
      kind: 'equipment',
      words: listed(`
        machine, machines, machinery, equipment, downtime, breakdown, breakdowns, truck, trucks, vehicles,
        maintenance
      `),
      fix: 'Note each stop for a month: what stood still, for how long, and what waited for it. Start with what stops most.',
    },
    {
      kind: 'quality',
      words: listed(`
        mistake, mistakes, error, errors, rework, redoing, quality, defects, warranty, complaint, complaints,
        callbacks
      `),
      fix: 'Note each one for a month, with its cause in three words. Then put a checklist at the step that comes up most.',
    },
    {
      kind: 'communication',
      words: listed(`
        communication, communicating, miscommunication, coordination, coordinating, handoff, handoffs,
        misunderstandings, project management, tracking projects, tracking jobs, job tracking, work in progress,
        change orders
      `),
      fix: 'Agree on one place that shows how each job stands, so that people can look instead of asking.',
    },
    {
      kind: 'documentation',
      words: listed(`
        documentation, documented, undocumented, documenting, procedure, procedures, process, processes,
        written down, sop, sops
      `),
      fix: 'Write one page a week, starting with the task that comes up most, and let someone else try to work from it.',
    },
    {
      kind: 'tools',
      words: listed(`
        software, system, systems, server, servers, computer, computers, crm, erp, app, apps, tool, tools,
        technology, outdated, legacy, internet, wifi, it problems
      `),
      fix: 'List what you pay for and who uses it. Often a tool you already own, or a connection between two of them, does the job.',
    },
    {
      kind: 'delay',
      words: listed(`
        delivery, deliveries, shipping, late, delay, delays, slow, backlog, production, capacity, waiting, wait,
        turnaround, lead time, lead times, deadline, deadlines, permit, permits, inspections
      `),
      fix: 'Follow one job from first contact to payment with dates beside each step. More of the time is often in the waiting than in the work.',
    },
    // After deadlines, which people speak of meeting.
    {
      kind: 'meeting',
      words: listed('meeting, meetings'),
      fix: 'Keep the ones that decide something, and give each an end time. The rest can be a short note.',
    },
    {
      // Only here, because "can't find new customers" is about sales.
      kind: 'hiring',
      words: listed("can't find, cant find, cannot find"),
      fix: hiringFix,
    },
    {
      // Only here, because "it's hard for me to find staff" is about staff.
      kind: 'owner',
      words: listed('me'),
      fix: ownerFix,
    },
    {
      kind: 'time',
      words: listed(`
        time, hours, overtime, busy, overworked, overwhelmed, overloaded, workload, admin, administration
      `),
      fix: 'Keep a tally for five days of what you do more than once. The largest group with the same steps each time is the first to hand over.',
    },
  ],
  otherwise:
    'Write down the last three times it held you up: when, who waited, what it cost. Start with what they have in common.',
}
