/** Separated by commas. */
const listed = (phrases: string) => phrases.trim().split(/,\s+/)

/*
 * How owners put it. Compared without capitals, apostrophes and the plural "s". In a phrase, * stands for one to four
 * words, # for a number, {customer} for one word of that group, ^ for the beginning and $ for the end of the text.
 * In alphabetical order. To add one, run `npx vitest run content/plan`.
 */
export const bottleneckPhrases = {
  groups: {
    customer: listed('buyer, client, customer, guest, homeowner, lead, member, patient, prospect, shopper, tenant'),
    worker: listed(`
      accountant, apprentice, assistant, associate, baker, bartender, butcher, carpenter, cdl, chef, cleaner, cook,
      crew, dentist, designer, developer, dishwasher, dispatcher, driver, drywaller, electrician, employee, engineer,
      foreman, framer, guy, help, hygienist, installer, journeyman, labor, laborer, labour, labourer, landscaper,
      machinist, manager, mechanic, milker, millwright, nurse, operator, painter, people, physio, physiotherapist,
      picker, plumber, programmer, receptionist, roofer, salespeople, server, staff, stylist, sub, talent, tech,
      technician, teenager, therapist, timer, tradesmen, tradespeople, vet, waiter, waitress, welder, worker
    `),
    licensed: listed(`
      accountant, appraiser, arborist, architect, attorney, audiologist, barber, blaster, certified, certify,
      chiropractor, cosmetologist, cpa, dentist, denturist, doctor, electrician, engineer, gasfitter, hygienist, lawyer,
      licence, licenced, license, licensed, midwife, midwives, notarize, notary, optician, optometrist, paramedic,
      pharmacist, physician, physio, physiotherapist, pilot, plumber, practitioner, prescribe, psychologist, realtor,
      registered, rmt, stamp, surveyor, therapist, ticketed, vet, veterinarian, weld
    `),
    outsider: listed(`
      adjuster, bank, city, county, court, dealer, dealership, franchisor, government, inspector, insurer, judge,
      landlord, manufacturer, municipality, province, state, supplier, town, utility, vendor
    `),
    bad: listed(`
      ancient, awful, broken, clunky, complicated, confusing, down, garbage, hopeless, horrible, junk, old, outdated,
      slow, terrible, unreliable, useless
    `),
    never: listed("can't, don't, doesn't, never, not, won't"),
    reply: listed('answer, answering, reply, replying, respond, responding'),
    family: listed('brother, dad, daughter, father, husband, mom, mother, sister, son, uncle, wife'),
    person: listed('employee, guy, lady, man, person, woman'),
    write: listed('collect, enter, entering, fill, hand, log, logging, record, track, tracking, write, writing'),
    record: listed('contract, document, drawing, file, form, info, information, paperwork, photo, record'),
    material: listed(`
      component, concrete, drywall, ingredient, lumber, material, part, produce, resin, steel, supply, tile, tooling
    `),
    goods: listed(`
      bestseller, flour, ingredient, inventory, item, material, part, product, size, special, stock, supplie
    `),
    input: listed(`
      diesel, electricity, energy, feed, fertiliser, fertilizer, food, freight, fuel, gas, hydro, ingredient, input,
      insurance, labor, labour, lumber, material, operating, overhead, payroll, power, seed, shipping, steel, utility,
      wage
    `),
    adjective: listed(`
      a, additional, an, and, another, any, certified, class, competent, decent, dental, enough, experienced, extra,
      farm, field, full, good, great, haul, kitchen, licensed, line, long, more, new, of, other, our, part, qualified,
      quality, reliable, right, sales, seasonal, second, service, shop, skilled, some, the, time, trained, truck,
      warehouse, weekend, young
    `),
    find: listed('attract, attracting, find, finding, hire, hiring, recruit, recruiting, replace, replacing'),
    leave: listed('leave, leaving, left, poached, quit, quitting'),
    know: listed('can, do, does, handle, has, know, make, run, understand'),
    role: listed('admin, assistant, bookkeeper, chef, dispatcher, estimator, foreman, manager, secretary, supervisor'),
    slow: listed('backed, behind, delay, delayed, forever, late, long, slow'),
    broken: listed(`
      break, breakdown, breaking, broke, broken, die, died, down, dying, fail, failing, fails, failure, jam, jammed,
      jamming, leak, leaking, repair
    `),
    machine: listed(`
      autoclave, backhoe, baler, bobcat, boiler, booth, cnc, combine, compressor, conveyor, cooler, crane, dishwasher,
      equipment, excavator, forklift, freezer, fridge, fryer, hoist, laser, lathe, loader, machine, machinery, mill,
      mower, oven, press, robot, saw, seeder, skid, skidsteer, sprayer, tractor, trailer, truck, van, vehicle, xray
    `),
    contact: listed(`
      bother, call, calling, email, emailing, expect, message, messaging, phone, phoning, text, texting
    `),
    quote: listed('bid, estimate, price, proposal, quotation, quote'),
    program: listed(`
      app, cad, computer, crm, database, ehr, email, emr, erp, excel, internet, laptop, phone, platform, pos, program,
      quickbooks, sage, scanner, shopify, software, system, tablet, terminal, till, tool, website, wifi, xero
    `),
  },

  /** These say most, so they come before any topic: "only Anna knows the billing" isn't about billing. */
  people: {
    licence: listed(`
      have our ticket, i stamp everything, i'm the only * {licensed}, i'm the only * sign off weld, just one {licensed},
      need a licence, need a second {licensed}, need my licence, no locum, no one else * licence, no one else * license,
      no other {licensed}, no relief {licensed}, no second {licensed}, nobody else * licence, nobody else * license,
      only * can certify, only * can notarize, only * can prescribe, only * can pull permit, only * can stamp,
      only * certified, only * class #, only * gas ticket, only * licensed, only * {licensed} can, only * red seal,
      only have one {licensed}, only i * {licensed}, only i can inspect, only i can sign off, only {licensed} can,
      only one {licensed}, sole {licensed}, stamped by me, the only * {licensed}, the only * with a class,
      the only {licensed}, under my licence, under my license
    `),
    approval: listed(`
      ^ only * allowed to, ^ only * allowed to sign, ^ only * approves, ^ only * can approve, ^ only * can sign
    `),
    owner: listed(`
      all me, all on me, always ask me, approve everything, ask for me, ask me about everything, ask me everything,
      ask me for everything, boss do all, boss does all, bottleneck is me, but me $, by me $, by me first,
      can't get away, can't go away, can't go on vacation, can't let go, can't step away, can't take * off,
      can't take a holiday, can't take a vacation, can't take vacation, come back to me, come to me, deal with me,
      delegate, delegating, delegation, depend on me, depend on the owner, dependence on me, dependence on owner,
      dependence on the owner, dependent on me, dependent on owner, dependent on the owner, do * myself,
      do everything myself, doing * myself, doing everything myself, done by me, employee ask me, everybody ask me,
      everyone ask me, fall on me, go through me, goes through me, going through me, have to ask me, ^ i $,
      i am the bottleneck, i am the only, i approve all, i approve every, i can't be away, i can't leave, i check every,
      i check everything, i close every, i do all, i do every, i do everything, i do it all, i do most, i handle all,
      i handle everything, i have to approve, i have to be at, i have to be here, i have to be on, i have to be there,
      i have to do everything, i have to do it all, i have to open, i have to sign, i make all, i make every decision,
      i open and close, i price everything, i review all, i review every, i see every, i sign every, i sign off on,
      i still do, i write all, if i get sick, if i leave we, if i'm away, if i'm sick, i'm in every, im the bottleneck,
      i'm the only, in my head, is me $, just me, land on me, letting go, ^ me $, me myself, ^ me the owner $,
      micromanage, micromanaging, my head $, my signature, ^ myself $, need a vacation, need my ok, needs me,
      never had a vacation, never take a vacation, no backup for me, no day off, no one but me, no one can * but me,
      no vacation, nobody but me, nobody can * but me, nobody else but me, nothing * without me, only i, only me,
      only want me, owner dependence, owner dependency, owner dependent, owner do all, owner does all, owner has to,
      owner is always, past me, reliance on me, reliant on me, relie on me, rely on me, replace me, rest on me,
      reviewing everyone, run through me, run without me, staff ask me, stop without me, talk to me, ^ the owner $,
      through me $, too many hats, up to me, wait for me, wait on me, waiting for me, waiting on me, want me personally,
      wear * hat, wearing * hat, when i retire, when i'm away, when i'm gone, when i'm not there, when i'm sick,
      without asking me, without me $
    `),
    'one-person': listed(`
      cause only * {know}, depend on * {role}, depend on one {worker}, depend on {role}, {family} do everything,
      {family} does all, {family} does everything, {family} is retiring, {family} make all, {family} retiring,
      guy who * leaving, guy who * retiring, hit by a bus, if * leave we, if * quit we, in * head $, is the only one,
      is the only person, key employee, key man, key people, key person, know all the {customer}, knowledge loss,
      knowledge stuck, knowledge transfer, losing knowledge, no backup for *, no one else can fix,
      no one else can {know}, no one else can operate, no one else can price, no one else do, no one else know,
      no one else understand, no one to cover for *, nobody else can fix, nobody else can {know},
      nobody else can operate, nobody else can price, nobody else do, nobody else has, nobody else know,
      nobody else understand, nobody to cover for *, on one {person}, one {person} * can, one {person} * how,
      one {person} * know, one {person} can, one person department, one {person} do, one {person} does,
      one {person} know, only * can $, ^ only * {know}, only one {person}, only {person} who, people's head,
      rely on {role}, {role} is {leave}, {role} is retiring, {role} know all, {role} {leave}, {role} retire,
      single point of failure, someone's head, stuck in * head, the only one that, the only one who, walk out the door,
      what happen if * {leave}, what happen if * retire, when * is sick, when * retire, when {role} is away,
      {worker} * retire, {worker} are retiring, {worker} is retiring, {worker} know all, {worker} retires,
      {worker} retiring
    `),
  },

  /** Phrases decide. Words alone count if all the others around them are in `plain`. */
  topics: {
    successor: {
      phrases: listed(`
        buy me out, child don't want, children don't want, daughter not interested, {family} doesn't want,
        family not interested, find a buyer, finding a buyer, finding a successor, kid aren't interested,
        kid don't want, kid not interested, next generation, no heir, no one to buy, no one to sell to, no successor,
        nobody to sell to, son not interested, succession, take it over, take over from me, take over the business,
        take over the farm, to take over, want to buy the, who take over, who will run, who will take over
      `),
      words: listed('successor, successors'),
    },
    payroll: {
      phrases: listed(`
        billable hour, calculating overtime, collecting hour, getting hour from, hour not logged, hour per job,
        hour worked, job hour, payroll, punch in, time card, time entry, time sheet, time tracking, timecard, timesheet,
        tip payout, track time, tracking time, {write} hour, {write} their hour, {write} there hour
      `),
      words: listed('payroll, timecard, timesheet'),
    },
    quote: {
      phrases: listed(`
        behind on quote, bid prep, bid take, bidding job, bidding on, building quote, catering quote, doing estimate,
        doing quote, estimate out, estimate take, estimate writing, estimating, getting estimate, getting price,
        getting quote, making quote, on estimate, preparing quote, price a job, price everything by, price job,
        pricing job, pricing out, proposal take, proposal writing, putting together proposal, putting together quote,
        quote backlog, quote from scratch, quote is built, quote out, quote request, {quote} sit on my desk,
        {quote} sitting on my desk, quote take, quote writing, quoting, rate quote, rfp, rfq, slow quote,
        spend * on quote, takeoff, tender, writing estimate, writing proposal, writing quote
      `),
      words: listed('bid, bidding, estimate, estimating, proposal, qoute, quotation, quote, quoting'),
    },
    'follow-up': {
      phrases: listed(`
        after a quote, after an estimate, after the estimate, after the quote, after we quote, and hear back,
        answering inquiry, back on quote, back to lead, call {customer} back, chasing lead, chasing quote, close rate,
        closing rate, conversion rate, {customer} disappear, {customer} follow up, {customer} {never} call back,
        {customer} never get back, {customer} {never} {reply}, {customer} {never} return,
        {customer} who {never} {reply}, don't convert, don't follow up, don't hear back, don't turn into,
        estimate follow up, follow through on lead, ^ follow up $, follow up on lead, follow up on {quote},
        follow up with {customer}, follow ups, ^ following up $, following up on lead, following up on {quote},
        following up with {customer}, followup, for follow up, get back to inquiry, ghost us, ghosted, ghosting,
        go quiet, go silent, going silent, hear back from, in the pipeline, lead get lost, lead go cold,
        lead going cold, lead slip, lose lead, losing lead, never follow up, {never} get back to, never hear anything,
        never hear back, no answer to {quote}, no response to {quote}, not turning into, open quote, plan acceptance,
        price shopper, {quote} * never get an answer, {quote} * no answer, quote follow up, {quote} go nowhere,
        quote never get, {quote} sitting out, {quote} that don't close, responding to inquiry, sales follow up,
        sales pipeline, send the proposal, shop around, shop us around, shopping around, then disappear, then nothing,
        think about it, to follow up, turn into job, turn into sale, turn into work, unanswered quote,
        waiting to hear back, went quiet, went silent, win rate
      `),
      words: listed('followup, ghosted'),
    },
    client: {
      phrases: listed(`
        answer from {customer}, approval from {customer}, asset from, chasing {customer} for, chasing document,
        chasing signature, collecting document, collecting information from, collecting tax document,
        content from {customer}, {customer} approval, {customer} are slow to, {customer} bring, {customer} decision,
        {customer} feedback, {customer} for asset, {customer} indecision, {customer} late with,
        {customer} missing document, {customer} {never} decide, {customer} {never} pick, {customer} {never} provide,
        {customer} {never} send, {customer} {never} sign, {customer} send * late, {customer} sending * late,
        {customer} sit on, {customer} slow to, {customer} take forever to, {customer} take too long to,
        {customer} taking forever to, {customer} to approve, {customer} to decide, {customer} to sign off,
        decision from {customer}, document collection, document from {customer}, feedback from {customer},
        from {customer} $, getting document from, getting info from, getting information from, info from {customer},
        information from {customer}, letter signed, make up his mind, missing document from, missing information from,
        paperwork from {customer}, photo from {customer}, proof approval, sit on draft, to approve drawing,
        to approve proof, up their mind, wait for {customer}, waiting for * from {customer}, waiting for {customer},
        waiting on * from {customer}, waiting on {customer}
      `),
      words: [],
    },
    paid: {
      phrases: listed(`
        # day term, account receivable, ^ ar $, around to billing, bad debt, behind on billing, chasing * money,
        chasing * payment, chasing {customer} for money, chasing {customer} for payment, chasing {customer} to pay,
        chasing invoice, chasing late, chasing money, chasing payment, chasing people for money, chasing people to pay,
        collecting money, collecting on, collecting payment, ^ collection $, collection call, {customer} don't pay,
        {customer} ghosting on invoice, {customer} not paying, {customer} owe us, {customer} pay * late,
        {customer} pay in, day to pay, do the billing, doing billing, doing invoice, doing the billing,
        don't pay on time, don't pay until, forget to bill, forget to invoice, forgetting to bill, get paid,
        getting deposit, getting invoice out, getting paid, holdback, invoice go out, invoice late, invoice mistake,
        invoice with mistake, invoiceing, invoicing, late invoice, late payer, late paying, late payment,
        late with payment, mistake on invoice, money owed, month to pay, never get billed, nobody pay,
        not paying on time, not paying their bill, not paying us, outstanding invoice, over # day, overdue account,
        overdue invoice, owe us money, paid late, past due, pay * late, pay 90 day, pay after #, pay in #, pay late,
        pay slow, pay when, pay whenever, paying * late, paying in #, paying late, payment plan, progress billing,
        retainage, send invoice, sending invoice, slow collection, slow pay, slow payer, slow paying, slow to pay,
        take * to pay, unbilled, unpaid account, unpaid bill, unpaid invoice, waiting for payment, waiting on payment
      `),
      words: listed('billing, invoice, invoicing, overdue, receivable, recievable, unpaid'),
    },
    claims: {
      phrases: listed(`
        billing insurance, billing insurer, claim back, claim denial, claim denied, claim get denied, claim processing,
        claim rejected, claim rejection, denied claim, denying claim, direct billing, insurance billing,
        insurance claim, insurance denial, insurance reimbursement, pre approval, pre authorization, preauthorization,
        prior authorization, rejected claim, sending claim
      `),
      words: listed('claim'),
    },
    charting: {
      phrases: listed(`
        behind on chart, behind on note, catching up on chart, chart note, charting after hour, clinical note,
        finishing chart, note at midnight, note at night, patient chart, patient note, progress note, session note,
        soap note, writing chart, writing note, writing up chart, writing up note
      `),
      words: listed('charting'),
    },
    'no-shows': {
      phrases: listed(`
        appointment reminder, book and don't, booked and don't, cancel the day, cancellation, {customer} cancel,
        {customer} forget, {customer} missing appointment, {customer} {never} show up, {customer} no showing,
        {customer} not showing, forget their appointment, forgotten appointment, last minute cancelation,
        missed appointment, never come, no show, noshow, recall reminder, that don't show, then don't come
      `),
      words: listed('cancelation, canceled, cancellation, cancelled, noshow'),
    },
    absence: {
      phrases: listed(`
        absent {worker}, absenteeism, call in sick, call off, call out sick, called in sick, calling in sick,
        calling off, calling out, covering sick, don't show up for work, no show on site, no show on the job,
        not showing up for work, sick call, sick day, sick {worker}, {worker} absence, {worker} always late,
        {worker} call in, {worker} cancel, {worker} come in late, {worker} missing shift, {worker} {never} show up,
        {worker} {never} showing up, {worker} no show, {worker} showing up late
      `),
      words: listed('absence, sickness'),
    },
    schedule: {
      phrases: listed(`
        appointment booking, booking appointment, booking by phone, covering shift, crew schedule, daily dispatch,
        dispatching, doing the schedule, double book, double booked, double booking, empty slot, empty spot,
        filling shift, gap in schedule, gap in the schedule, last minute schedule, making the schedule,
        planning the week, rescheduling, resource planning, rostering, schedule change, schedule swap, scheduling,
        shift change, shift planning, shift swap, staff schedule, swapping shift, time off request, vacation request,
        weekly roster, weekly schedule, who go where, who is where, who work when, work schedule
      `),
      words: listed(`
        appointment, booking, calendar, dispatch, dispatching, roster, rostering, rota, schedule, scheduling
      `),
    },
    routing: {
      phrases: listed(`
        across the city, across town, always on the road, back and forth, back empty, bad route, between job site,
        between jobsite, criss crossing, day * in the truck, dead head, deadhead, delivery route, drive * to every job,
        drive * to job, drive an hour, drive between, drive everywhere, drive time, drive two hour, driving across,
        driving all day, driving between, driving everywhere, driving past, driving time, empty mile, empty return,
        empty trailer, empty truck, far apart, far from each other, home depot, home empty, hour drives,
        hour in the truck, long drive, mileage, no backhaul, on the highway, opposite end, planning route, return trip,
        route planning, run for material, run to the store, running empty, running for material, running for part,
        running to the store, spent driving, spread all over, spread out, stuck in traffic, time on the road,
        too much driving, too spread, travel time, trip back to, trip to supply, trip to the store, windshield time,
        zig zag
      `),
      words: listed('driving, route'),
    },
    'after-hours': {
      phrases: listed(`
        24 7 call, after hour call, after hour emergency, after midnight, always on call, at dinner time, at midnight,
        at supper, being on call, call * at night, call * weekend, call after hour, call at all hour, call at dinner,
        call at night, call in the evening, call me at night, call me on weekend, call on evening, call on sunday,
        call on the weekend, call on weekend, calling after hour, calling at all hour, calling at dinner,
        calling at night, calling me at night, calling on weekend, {contact} all night, {contact} all weekend,
        {customer} {contact} * evening, {customer} {contact} * night, {customer} {contact} * saturday,
        {customer} {contact} * sunday, {customer} {contact} * weekend, {customer} {contact} after hour,
        {customer} {contact} weekend, day and night, email * weekend, emergencie after, emergency after, emergency call,
        evening call, middle of the night, my cell, night call, on call rotation, on call weekend, personal cell,
        personal phone, phone at night, phone on weekend, pm call, replie at night, reply at night, text * weekend,
        text at night, text me at night, text me on weekend, texting at night, texting me, weekend call,
        work on weekend
      `),
      words: [],
    },
    phone: {
      phrases: listed(`
        answer the phone, answering call, answering phone, answering the phone, ^ call $, call about every,
        call all day, call asking, call go to, call go unanswered, call interrupt, call volume, check call,
        {customer} call for, {customer} calling, {customer} keep calling, incoming call, miss call, missed call,
        missed phone call, missing call, never call back, on hold, on the phone, order by phone, phone all the time,
        phone always, ^ phone call $, phone go to, phone inquiry, phone interrupt, phone interruption, phone line,
        phone never stop, phone nonstop, phone order, phone ring, phone ringing, phone tag, phone wait,
        reservation by phone, returning call, returning phone call, same question, swamped with call, taking call,
        the phone all day, too many call, too many phone call, up with call, voicemail, with the phone
      `),
      words: listed('phone, telephone, voicemail'),
    },
    email: {
      phrases: listed(`
        answering dm, answering email, answering message, behind on email, buried in email, {customer} email,
        {customer} emailing, day in email, drowning in email, email a day, email all day, email every day,
        email get lost, email never stop, email overload, email pile, hour in email, hour on email, inbox,
        keeping up with email, lost in email, messages everywhere, morning in email, reading email, replying to email,
        responding to email, sorting email, sorting through email, time in email, too many email
      `),
      words: listed('email, inbox, mailbox'),
    },
    'data-entry': {
      phrases: listed(`
        all by hand, by hand $, copied by hand, copy and paste, copy paste, copying * from, copying * into,
        copying number, data entry, done by hand, double entry, duplicate entry, enter * twice, enter the same,
        entered by hand, entered twice, entering * into, entering * into multiple system, entering * twice,
        entering data, entering invoice, entering order, entering receipt, entering the same, everything by hand,
        from email into, from paper into, from the website into, in 2 system, in 3 program, in excel, in three program,
        in two program, in two system, into three different, key in, keying in, lot of spreadsheet, manual data,
        manual entry, manual process, manual processes, manual task, manual work, order entry, re entering, re keying,
        re typing, rekeying, retype, retyped, retyping, run on spreadsheet, same data, same info twice,
        same information, spreadsheet everywhere, spreadsheet for, then type, too many spreadsheet, type * twice,
        type order, type the same, typing * into, typing * twice, typing order, typing the same, typing up,
        written by hand
      `),
      words: listed('excel, manual, manually, reentering, retyping, spreadsheet, typing'),
    },
    connect: {
      phrases: listed(`
        app don't talk, different system, disconnected software, disconnected system, doesn't connect, doesn't go into,
        doesn't integrate, doesn't sync, doesn't talk to, doesn't work with, don't connect, don't go into the,
        don't integrate, don't sync, don't talk to, don't talk with, don't work together, integration, multiple system,
        not connected, not integrate, not integrated, not sync, not talking to, program don't talk,
        {program} don't talk to each other, separate system, silo, siloed, software don't talk, software not talking,
        sync inventory, syncing inventory, system don't talk, system not talking, system that don't
      `),
      words: listed('integrating, integration, integrations'),
    },
    paper: {
      phrases: listed(`
        bol, carbon paper, clipboard, fax, faxing, filing cabinet, handwritten, notebook, on paper, paper based,
        paper chart, paper copies, paper everywhere, paper file, paper form, paper invoice, paper order, paper record,
        paper system, paper ticket, paper trail, paper work order, paperwork, pen and paper, piece of paper,
        post it note, proof of delivery, scanning document, scanning paper, sticky note, too much paper
      `),
      words: listed('paper, paperwork'),
    },
    files: {
      phrases: listed(`
        ^ document $, document everywhere, document management, document version, ^ file $, file all over,
        file are a mess, file everywhere, file is a mess, file mess, file organization, file storage, file system,
        file version, find anything, find old {record}, find {record}, find the {record}, finding old {record},
        finding {record}, information everywhere, information scattered, job photo, latest drawing, latest version,
        looking for old {record}, looking for {record}, lost {record}, messy drive, messy file, old drawing, on # phone,
        photo all over, photo everywhere, photo of job, photo on phone, picture of job, right drawing,
        searching for {record}, shared drive, which file, which version, wrong drawing, wrong version
      `),
      words: [],
    },
    approval: {
      phrases: listed(`
        # signature, approval process, ^ decision $, decision bottleneck, decision making, decision take forever,
        decision take too long, has to approve, has to review, has to sign off, internal approval, makes every decision,
        management approval, needs approval, purchase approval, purchasing approval, signed off by, slow decision,
        three signature, two signature, waiting for approval, waiting for decision, waiting for the boss,
        waiting for the owner, waiting on approval, waiting on decision, waiting on the boss
      `),
      words: listed('approval, signoff'),
    },
    bookkeeping: {
      phrases: listed(`
        behind on book, book always behind, book are always behind, book are behind, book are never, book behind,
        book keeping, bookkeeping, books at night, chasing receipt, coding expense, collecting receipt, doing book,
        entering bill, expense report, invoice don't match, keeping receipt, lost receipt, matching invoice,
        matching po, missing receipt, month end, of receipt, quickbooks is a mess, quickbooks mess, reconciliation,
        reconciling, the books, year end
      `),
      words: listed('accounting, bookkeeping, quickbooks, receipt'),
    },
    supplier: {
      phrases: listed(`
        back order, backorder, backordered, deliveries from * supplier, delivery from * supplier, dental lab,
        lab is slow, lab take, lab work, late shipment, late supplier, lead time from, lead time on,
        {material} arrive late, material availability, {material} delay, {material} delivered late, {material} late,
        {material} never arrive, {material} not arriving, {material} on time, {material} shortage,
        {material} show up late, {material} showing up late, part take, shipment delay, shipment from, slow supplier,
        stock is late, ^ supplier $, supplier * deliver on time, supplier * on time, supplier always, supplier delay,
        supplier don't, supplier is always, supplier is out, supplier late, supplier lead time, supplier never,
        supplier out of stock, supplier ship, supplier shipping late, supply chain, unreliable supplier, vendor delay,
        vendor late, wait for {material}, waiting for {material}, waiting for supplier, waiting on {material},
        waiting on supplier
      `),
      words: listed('backorder'),
    },
    stock: {
      phrases: listed(`
        empty shelf, empty shelves, inventory, keeping * in stock, keeping track of stock, knowing when to order,
        missing material, missing part, money on part, never in stock, ordering from, ordering material, ordering part,
        ordering stock, ordering supply, out of {goods}, part availability, parts ordering, reordering, right material,
        right part, right size, run out of * {goods}, run out of the {goods}, running out $, running out of the {goods},
        shelf empty, shelves empty, spare part, stock level, stock out, stockout, what's in stock, wrong part
      `),
      words: listed('inventory, inventry, ordering, purchasing, stock'),
    },
    overstock: {
      phrases: listed(`
        dead inventory, dead stock, doesn't sell, don't sell, excess inventory, excess stock, last season,
        last year's stock, money in inventory, money tied up, not selling, obsolete inventory, old inventory, old stock,
        overstock, slow moving, still on the shelf, stuck in inventory, tied up in inventory, tied up in stock,
        too much inventory, too much stock, unsold
      `),
      words: [],
    },
    'stock-count': {
      phrases: listed(`
        count are off, count inventory, count is off, count stock, count the stock, counting inventory, counting stock,
        cycle count, inventory accuracy, inventory count, inventory discrepancy, inventory doesn't match,
        inventory don't match, inventory is never, inventory is off, inventory is wrong, inventory never,
        inventory not accurate, shelf is empty, stock count, stock discrepancy, stock doesn't match, stock don't match,
        stock is never right, stock is wrong, stock taking, stock wrong, stocktake, stocktaking, system say we have
      `),
      words: [],
    },
    training: {
      phrases: listed(`
        babysitting, constant supervision, cross training, employee onboarding, explain the same, explaining the same,
        getting new * trained, inexperienced, lack of training, learning curve, month to get, month to train,
        new employee take, new hire don't, new hire take, new people take, new staff take, no one to train, no training,
        nobody to train, not ready to, not trained, onboarding employee, onboarding new hire, onboarding new {worker},
        onboarding staff, showing new {worker}, skill gap, staff training, teaching apprentice, teaching new,
        time to train, to train a, too green, train new, training apprentice, training employee, training for new,
        training junior, training new, training operator, training people, training staff, training take, untrained,
        up to speed, what they are doing, {worker} don't know how, year to train
      `),
      words: listed('training, untrained'),
    },
    turnover: {
      phrases: listed(`
        can't keep {worker}, desk turnover, don't last, don't stick around, gave notice, get poached, high turnover,
        hired man quit, keep {adjective} {worker}, keeping good {worker}, keeping {worker}, kid quit, leaves after,
        lose good {worker}, lose {worker}, losing good {worker}, losing {worker}, quit after, quit on us, quit within,
        rep leave, retain {worker}, retaining {worker}, revolving door, stay longer than, turnover of, with no notice,
        without notice, {worker} again, {worker} always changing, {worker} always {leave}, {worker} are {leave},
        {worker} burn out, {worker} don't stay, {worker} is {leave}, {worker} keep {leave}, {worker} {leave},
        {worker} never stay, {worker} retention, {worker} turn over, {worker} turnover
      `),
      words: listed('retaining, retention, turnover'),
    },
    hiring: {
      phrases: listed(`
        are impossible to find, can't hire, certified {worker}, compete on wage, compete with wage, ^ employee $,
        extra hand, filling position, {find} a {licensed}, {find} a second {licensed},
        {find} {adjective} {adjective} {worker}, {find} {adjective} {worker}, {find} another {licensed}, find anyone,
        {find} class # {worker}, find somebody, find someone, {find} {worker}, finding good, finding junior,
        finding subcontractor, good drivers, good employe, good employee, good help, good people, good staff,
        hard to get {worker}, hard to hire, harvest labor, harvest labour, help wanted, hired hand, hiring, job ad,
        job posting, kitchen staff, ^ labor $, ^ labour $, lack of {adjective} {worker}, lack of {worker}, manpower,
        missing staff, more staff, need more {worker}, need staff, no * applying, no applicant, no help, no helper,
        no one applie, no staff, no {worker} available, no young people, nobody * applying, nobody applie, nobody apply,
        not enough {adjective} {worker}, not enough hand, not enough {worker}, open position, people to work,
        qualified people, recruiting, recruitment, reliable help, seasonal help, seasonal labour, seasonal staff,
        seasonal worker, short handed, short of staff, short on {worker}, short staffed,
        shortage of {adjective} {worker}, shortage of {worker}, shorthanded, skilled labor, skilled labour,
        skilled trade, ^ staff $, too few * {worker}, too few {adjective} {worker}, too few {worker}, under staffed,
        understaffed, unfilled, want to work, without more {worker}, {worker} are hard to find, {worker} are impossible,
        {worker} are scarce, {worker} availability, {worker} for weekend, {worker} hard to find, {worker} shortage,
        young people in
      `),
      words: listed('hiring, manpower, recruiting, recruitment, staffing, understaffed'),
    },
    website: {
      phrases: listed(`
        find us on google, find us online, google listing, google ranking, google say, new website, no website,
        not on google, old website, on google search, online presence, our website is old, outdated website,
        ranking on google, seo, show up in google, show up on google, update the website, update the webstore,
        updating our website, updating the website, updating the webstore, website bring, website doesn't bring,
        website doesn't generate, website don't, website get no, website is outdated, website isn't, website look,
        website need, website not getting
      `),
      words: listed('homepage, seo, webpage, website'),
    },
    reviews: {
      phrases: listed(`
        asking for review, bad google, bad rating, bad review, five star review, get review, getting review,
        google rating, google review, more review, negative review, no review, not enough review, online review,
        review on google, review online, star on google, star rating, yelp
      `),
      words: [],
    },
    'client-report': {
      phrases: listed(`
        client report, {customer} reporting, report for {customer}, report for our {customer}, reporting to {customer},
        reports to {customer}
      `),
      words: [],
    },
    report: {
      phrases: listed(`
        board report, building report, dashboard, data insight, don't have the number, financial report, flying blind,
        getting number, getting report, know my number, know our number, kpi, lack of data, lack of visibility,
        making report, management report, monthly report, no clear number, no data, no insight, no number until,
        no real number, no report, no visibility, number too late, preparing report, pulling report, ^ report $,
        reports late, slow report, want number, weekly report, where we stand
      `),
      words: listed('dashboard, forecasting, kpi, metric, projection, reporting'),
    },
    'few-customers': {
      phrases: listed(`
        # of our business, # of our revenue, # of our sale, # of our work, # of revenue, # of sale, # percent of,
        biggest client is, ^ biggest customer $, biggest customer is, client concentration, customer concentration,
        depend on one {customer}, depend on our biggest, dependence on one {customer}, dependent on one {customer},
        dependent on our biggest, few big customer, few client, few customer, few large customer, half of our business,
        half our business, half our sale, if our biggest, largest customer is, lose our biggest, losing our biggest,
        losing our main, most of our business come from, most of our sale come from, most of our work come from,
        one account, one big account, one big contract, one big {customer}, one builder, one buyer, one contractor,
        one {customer} is, one {customer} make, one {customer} pay, one large {customer}, ^ our biggest customer $,
        relie on one, rely on one {customer}, rely on one shipper, single client, single customer, three customer,
        to one {customer}, two big account, two client, two customer
      `),
      words: [],
    },
    profit: {
      phrases: listed(`
        best product, charge enough, charge too little, charging enough, cost per job, cost per part, costing,
        if i'm making money, if we make money, if we're making money, job cost, know our cost, knowing our cost,
        losing money on, low margin, low profit, made money, make money on, margin are, margin squeeze, margin too,
        no profit, not making money, not profitable, our price are too low, over budget, over servicing, overservicing,
        price by gut, price our product, priced too low, pricing new product, pricing too low, profit margin,
        profitability, raise * rate, raise our price, raise price, raising price, rate are too low, rate too low,
        setting price, shrinking margin, thin margin, too cheap, true cost, under pricing, underbid, underbidding,
        undercharging, underpricing, unprofitable, what each * cost, what to charge, where the money go,
        where we make money, which * make money, which * make us money, which * profitable, work for free,
        working for free, write off
      `),
      words: listed('margin, pricing, profit, profitability, underpricing'),
    },
    cash: {
      phrases: listed(`
        ^ cash $, cash crunch, cash flow, cash is tight, cash shortage, cash tied up, cashflow, cover payroll,
        low on cash, make payroll, making payroll, meet payroll, money is tight, no cash, not enough cash, pay our bill,
        pay the bill, paying bill on time, paying our bill, paying supplier, paying the bill, short of cash,
        short on cash, tight cash, working capital
      `),
      words: listed('cashflow'),
    },
    costs: {
      phrases: listed(`
        app fee, are expensive, card fee, cost going up, cost increase, cost of fuel, cost of goods, cost of labor,
        cost of labour, cost of material, cost too high, cost too much, eat fee, electric bill, has doubled,
        have doubled, high cost, high expense, high overhead, high payroll, high rent, higher cost, increasing cost,
        inflation, {input} bill, {input} cost, {input} price, insurance going up, insurance premium, insurance rate,
        insurance renewal, is expensive, keep going up, merchant fee, minimum wage, ^ overhead $, overhead is,
        overhead too high, payroll is too high, payroll too high, price going up, price increase $, price of {input},
        processing fee, ^ rent $, rent increase, rent is, rising cost, rising expense, rising price, supplier price,
        tariff, through the roof, too many expense, wage increase
      `),
      words: listed('cost, inflation, tariff'),
    },
    sales: {
      phrases: listed(`
        ad don't work, advertising, attract client, attract customer, attract new customer, attracting client,
        attracting customer, attracting new, brand awareness, business development, closing sale, cold call,
        cold calling, {customer} acquisition, dried up, dries up, empty pipeline, empty seat, empty table, few booking,
        few inquirie, find client, find customer, find new client, find new customer, finding client, finding customer,
        finding lead, finding new client, finding new customer, finding new job, finding new work, finding project,
        finding work, foot traffic, generating lead, get client $, get customer $, get new client, get new customer,
        get our name out, getting client $, getting customer $, getting lead, getting new client, getting new customer,
        getting new patient, getting our name out, getting patient $, inconsistent sale, increasing sale, lead gen,
        lead generation, lose bid, losing bid, lost bid, lunch is dead, marketing, more appointment, more booking,
        more client, more customer, more inquirie, more lead, more patient, more sale, need more job, need more work,
        new business, new client $, new customer $, no inquirie, no lead, no new {customer}, no one know we exist,
        nobody know we exist, not enough appointment, not enough booking, not enough client, not enough customer,
        not enough inquirie, not enough job, not enough lead, not enough patient, not enough walk in, not enough work,
        our ad don't, people in the door, people in the store, phone doesn't ring, phone isn't ringing,
        pipeline is empty, posting on facebook, posting on instagram, prospecting, quiet day, {quote} are too expensive,
        {quote} are too high, referral are down, referral dried, referral have dried, running out of work,
        sales are down, sell more, ^ selling $, slow sales, social media, standing out, walking in, winning new,
        word of mouth, work coming in
      `),
      words: listed('advertising, lead, marketing, prospecting, sale'),
    },
    season: {
      phrases: listed(`
        busy in summer, busy season, christmas rush, crazy in spring, crazy in summer, dead in january, dead in summer,
        dead in winter, dead month, dead winter, drop in summer, drop in winter, fall is crazy, feast or famine,
        from january, harvest rush, holiday rush, no work in winter, nothing in winter, off season, peak season,
        quiet month, quiet winter, seasonal business, seasonal demand, seasonal swing, seasonal work, seasonality,
        slow in *, slow in january, slow in winter, slow month, slow season, slow summer, slow winter, spring is crazy,
        spring rush, summer is crazy, tax season, ups and downs, winter is dead, winter month
      `),
      words: listed('seasonal, seasonality'),
    },
    equipment: {
      phrases: listed(`
        ageing {machine}, aging {machine}, break down at, break down every, break every week, breakdown, down time on,
        downtime, ^ equipment $, fixing {machine}, fleet maintenance, is always in the shop, keep breaking, keep dying,
        keep jamming, keeping * running, {machine} * {broken}, {machine} always {broken}, {machine} are # year,
        {machine} are {broken}, {machine} are off the road, {machine} are old, {machine} {broken},
        {machine} in the shop, {machine} is # year, {machine} is always {broken}, {machine} is {broken},
        {machine} is in the shop, {machine} is old, {machine} keep {broken}, {machine} maintenance,
        {machine} off the road, {machine} stop, ^ machinery $, ^ maintenance $, maintenance of equipment,
        maintenance of truck, maintenance of vehicle, maintenance plan, not enough {machine}, old {machine},
        older {machine}, outdated {machine}, repairing {machine}, waiting for {machine}, waiting on {machine},
        waiting on one {machine}, worn out
      `),
      words: listed('breakdown, downtime'),
    },
    quality: {
      phrases: listed(`
        bad measurement, bad weld, billing error, callback for, clean up after, correcting mistake, {customer} complain,
        {customer} complaint, {customer} return, damage in shipping, damaged in, defect, doing it twice,
        doing job twice, doing thing twice, doing work over, first article, fix mistake, fixing mistake,
        inconsistent quality, installation error, job over again, lot of return, material error, mistake in, mistake on,
        mixed up order, not done right, order error, order get mixed, order mistake, packing error, picking error,
        poor quality, poor workmanship, product return, ^ quality $, quality control, quality inspection, quality issue,
        quality problem, redo work, redoing job, redoing work, return and exchange, rework, same mistake, scrap rate,
        send it back, send them back, send thing back, sent back, ship the wrong, ship to the wrong, shipping error,
        sloppy work, too many error, too many mistake, too many return, too much scrap, typo, warranty callback,
        warranty claim, warranty work, wrong cut, wrong item, wrong {material} picked, wrong measurement, wrong order,
        wrong part shipped
      `),
      words: listed('complaint, defect, error, mistake, rework, scrap, warranty'),
    },
    communication: {
      phrases: listed(`
        between department, between office, between sales and, between shift, between the field, between the office,
        between the shop, communication between, communication with, {customer} communication, doesn't know what,
        doesn't tell, doing what, don't get told, don't talk to each other, everyone on the same page,
        fall through the crack, falling through the crack, field and office, hand off, handoff, handover between,
        internal communication, job get forgotten, job status, keeping {customer} informed, keeping {customer} updated,
        keeping everyone informed, lack of communication, left hand, managing project, message don't get,
        message get lost, miscommunication, no one know what, no one tell, nobody read, nobody tell, nobody told,
        office and field, office and shop, order forgotten, order get forgotten, order status, out of the loop,
        pass on message, poor communication, project management, project tracking, promised what, read my message,
        read my text, shift don't talk, status of job, status of order, team communication, thing get forgotten,
        thing get missed, track of job, track of project, tracking job, tracking project, wasn't told, what is going on,
        what was promised, what's going on, where a job is, where each job, where every job, where job are,
        where thing stand, wrong info, wrong information
      `),
      words: listed('communicating, communication, coordination, miscommunication'),
    },
    scope: {
      phrases: listed(`
        after sign off, ask for change, asking for extra, change order, change their mind, changing their mind,
        {customer} always change, {customer} keep adding, {customer} keep changing, design change, endless revision,
        engineering change, extra don't get billed, extra that never, extra we never,
        last minute change from {customer}, last minute request, little extra, mid job, one more thing, out of scope,
        round of revision, ^ scope $, scope creep, small change, too many revision, unbilled extra, unlimited revision
      `),
      words: listed('revision'),
    },
    documentation: {
      phrases: listed(`
        aren't written down, binder nobody, by memory, different every time, different way, do it differently,
        do thing differently, does it differently, does thing differently, from memory, inconsistent process,
        inconsistent processes, isn't written down, lack of documentation, lack of process, lack of processes,
        lack of system, never written down, no checklist, no documentation, no documented, no process, no processes,
        no standard, no standardization, no written process, not documented, not written down, nothing is written down,
        nothing written down, own method, own way, procedure, sop, tribal knowledge, undocumented, who does what,
        won't write, work instruction
      `),
      words: listed('documentation, procedure, sop'),
    },
    tools: {
      phrases: listed(`
        bad {program}, {bad} {program}, booking doesn't work, card machine * {broken}, card machine go, card machine is,
        card reader, card terminal, crash * day, crash all the time, drop call, dropped call, hate our {program},
        internet drop, internet go, internet outage, legacy {program}, login problem, no wifi, old technology,
        outdated technology, phone system, {program} * is always down, {program} * year old, {program} always {bad},
        {program} are * year old, {program} are {bad}, {program} are too {bad}, {program} crash, {program} crashes,
        {program} doesn't load, {program} doesn't work, {program} don't work, {program} freeze, {program} go down,
        {program} is always {bad}, {program} is {bad}, {program} is from, {program} is too {bad},
        {program} keep crashing, {program} keep freezing, {program} keep going down, {program} lag,
        {program} never works, {program} that don't work, {program} too {bad}, register freeze, server crash,
        server go down, server is down, server is slow, slow and clunky, software update, wifi drop, wifi is
      `),
      words: listed('crash'),
    },
    subscriptions: {
      phrases: listed(`
        app everywhere, different app, different program, different tool, paying for software, software cost,
        software nobody use, software subscription, software we don't use, subscription fee, too many app,
        too many login, too many platform, too many program, too many software, too many subscription, too many system,
        too many tool, tool we don't use
      `),
      words: listed('subscription'),
    },
    adoption: {
      phrases: listed(`
        adopting new, afraid of new, bad with computer, doesn't use the {program}, don't like change,
        don't use the {program}, hate change, implementing a new {program}, implementing new {program},
        learning a new {program}, learning new {program}, learning the new {program}, new {program} nobody,
        new {program} rollout, no one use the {program}, nobody use the {program}, not good with computer,
        {program} no one use, {program} nobody like, {program} nobody use, refuse to use, resist change,
        resistance to change, resistant to change, software adoption, staff resist, switching to a new {program},
        team resist, tech savvy, to use the {program}, update the crm, use the crm, use the new {program},
        using the {program}, won't change, won't learn, won't use {program}, won't use the {program}
      `),
      words: [],
    },
    flow: {
      phrases: listed(`
        always behind, always rushing, backed up, backlog, behind schedule, booked out, booked solid, bottleneck at,
        calendar is full, capacity constraint, changeover, {customer} wait too long, {customer} waiting too long,
        delay in production, deliver on time, delivering late, delivery delay, everything wait for, expediting,
        falls behind, finishing department, job drag, job pile up, job run late, job sit, job take too long,
        keep up with demand, late deliverie, late delivery, late order, line is slow, long turnaround, long wait,
        {machine} is our bottleneck, {machine} is the bottleneck, {machine} is the constraint, meeting deadline,
        miss deadline, missed deadline, missing deadline, month out, not enough capacity, on time delivery,
        order fulfillment, order fulfilment, order pile up, order processing, order ship late, order sit, packing order,
        pile up at, piling up, production bottleneck, production capacity, production delay, production is slow,
        production planning, production scheduling, project run late, project take too long, promise date, rush job,
        rush order, schedule is full, set up time, setup take, setup time, shipping delay, shipping late, sit between,
        slow assembly, slow kitchen, slow production, slow service, slow turnaround, step take, stuck at, stuck between,
        stuck in production, tax deadline, throughput, ticket time, tight deadline, turnaround time, up with cutting,
        up with order, wait for an appointment, wait in line, wait list, wait time, waiting list, waitlist, week out,
        work in process, work pile
      `),
      words: listed('backlog, capacity, changeover, deadline, throughput, turnaround'),
    },
    permits: {
      phrases: listed(`
        building inspection, city approval, city inspection, city inspector, county inspection, inspector come,
        inspector {never}, municipal approval, permit, permitting, town approval, waiting * inspection,
        waiting for city, waiting for inspector, waiting for the city, waiting on inspector, waiting on the city,
        zoning
      `),
      words: listed('permit, permitting'),
    },
    compliance: {
      phrases: listed(`
        audit, border paperwork, certification, cfia, changing rule, compliance, cpd hour, cra,
        crop insurance paperwork, customs document, customs paperwork, dot paperwork, driver log, elds, filing tax,
        food safety, foreign worker, fuel tax, government form, government paperwork, government regulation,
        government reporting, gst, health and safety, health inspection, health inspector, hipaa, hours of service, hst,
        ifta, inspection paperwork, irs, keeping up with regulation, keeping up with rule, licence renewal,
        license paperwork, license renewal, log book, logbook, ministry, new regulation, new rule, osha, payroll tax,
        phipa, privacy law, privacy rule, red tape, regulatory, remittance, renewal date, rule change,
        safety documentation, safety form, safety manual, safety paperwork, sales tax, spray record, t4, tax change,
        tax filing, tax rule, ticket renewal, too many regulation, wcb, workers comp, wsib
      `),
      words: listed('audit, compliance, regulation, regulatory'),
    },
    meetings: {
      phrases: listed(`
        all the meeting, back to back meeting, daily meeting, endless meeting, internal meeting, long meeting,
        ^ meeting $, meeting all day, meeting every, meeting run, meeting take, meeting that, so many meeting,
        status meeting, stuck in meeting, team meeting, too many meeting, too much time in meeting, useless meeting,
        weekly meeting, zoom meeting
      `),
      words: listed('meeting'),
    },
    time: {
      phrases: listed(`
        60 hour, 70 hour, 80 hour, admin take, admin task, admin work, always interrupted, ^ busy $, can't catch up,
        doing admin, doing too much, enough hour, fighting fire, find the time, firefighting, hour in the day,
        hour week, interrupt me, interrupted all day, interrupting me, interruption, juggling, lack of time, long hour,
        ^ my time $, never catch up, never caught up, never enough time, no free time, ^ no time $, no time for,
        no time off, no time to, not enough time, overwhelmed, overworked, putting out fire, spread thin,
        spread too thin, stretched too thin, ^ time $, time management, too busy, too little time, too many hour,
        too many thing, too much on my plate, too much to do, working * hour a week
      `),
      words: listed('firefighting, interruption, overwhelmed, overworked'),
    },
    ai: {
      phrases: listed(`
        adopting ai, ai adoption, ai implementation, ai tool, chatgpt, don't understand ai, falling behind on ai,
        implementing ai, keeping up with ai, learning ai, use ai, using ai, where to start with ai
      `),
      words: listed('ai, chatgpt'),
    },
  },

  /** They look like a topic and are about something else, so they stop the search. */
  misleading: listed(`
    about price, alien, all of it, all of the above, arguing, argument, as above, bankrupt, beer, bid bond,
    bit of everything, boss is, building won't, business partner, calls keep, cash out, coffee, competition, competitor,
    crypto, currency, {customer} onboarding, cybersecurity, discount, divorce, drama, driver's licence, drought,
    everything yesterday, ex wife, exchange rate, fighting with, fire season, firm client, fix the roof, fraud,
    freelancer, frost, gossip, grain marketing, hacked, haggling, haha, hahaha, hail, health issue, help desk, hiring a,
    housing, hurt, insurance job, insurance quote, jk, joke, just kidding, landlord, lawsuit, lead hand, lead tech,
    ^ lead time $, lead time are, leave * out, leave early, leave light, leave on, leave without, liquor licence, lmao,
    loan, lol, ^ long lead time $, losing job, loyalty, lunch break, maternity, minimum order, morale, mortgage,
    mother in law, my accountant, my bank, my calendar, my ex, my lawyer, my partner, my schedule, neighbor, neighbour,
    noise, on hold with, on leave, on the phone with, onboarding new {customer}, only * {customer} know,
    only * {machine} can, only * {program} can, only big, only half, only large, only one bathroom, only one bay,
    only one client, only one customer, only one location, only one machine, only one supplier, only one truck,
    only our biggest, only our {outsider}, only {outsider}, only small, only some, only the {outsider}, out of energy,
    out of money, out of patience, out of room, out of space, out of time, out of water, owner of our building, parking,
    password, permit holder, phone bill, phone company, politician, power outage, price of the business, printer,
    quit smoking, quote from supplier, quote from the, rain, referral program, robbed, rofl, rumour, sale manager,
    sale of the business, sale team, salespeople, scam, sell my, sell the, selling my, selling our, selling the,
    server farm, shoplifting, sick of, spam, stealing, stock market, stock option, stolen, supplier minimum,
    supplier quote, tax on, team lead, theft, typing product, union, us dollar, vacation rental, weather
  `),

  /** With these alone around it, a topic's word still means the topic. */
  plain: listed(`
    a, about, across, after, again, all, also, always, am, an, and, annoying, another, answer, answering, any, anymore,
    april, are, around, at, august, back, backed, bad, be, because, been, before, behind, being, better, between, big,
    biggest, bottleneck, broken, business, by, can, can't, chaos, chaotic, clinic, clunky, company, complex,
    complicated, confusing, constant, constantly, consuming, control, costly, could, current, custom, daily, day, deal,
    dealing, december, delay, delayed, desk, different, difficult, disorganised, disorganized, do, does, doesn't, doing,
    done, don't, during, each, eat, eats, efficient, efficiently, end, endless, enough, entire, even, evening, every,
    everybody, everyone, everywhere, expensive, extra, fall, farm, fast, february, few, field, first, five, floor, for,
    forever, forth, forver, four, friday, from, full, get, gets, getting, go, going, good, got, half, handle, handling,
    hard, has, have, having, headache, high, honestly, hour, hours, how, huge, i, if, im, improve, improvement,
    improving, in, inefficient, internal, into, is, issue, it, its, january, job, july, june, just, keep, keeping, kill,
    killing, lack, lag, large, last, late, lazy, line, lines, list, little, long, longer, lost, lot, lots, low, main,
    make, making, manage, management, managing, manual, many, march, may, maybe, me, mess, messy, minute, minutes,
    missing, monday, month, monthly, more, morning, most, mostly, much, my, myself, need, needed, needs, never, new,
    night, nightmare, no, nobody, not, november, october, of, off, office, often, old, on, one, ongoing, optimization,
    optimize, optimizing, or, organizing, our, out, outdated, over, overload, overwhelming, own, pain, painful, pile,
    piles, piling, place, poor, poorly, practice, probably, problem, problems, process, proper, properly, question,
    quick, quickly, rate, really, respond, responding, right, same, saturday, season, second, send, sending, sent,
    september, shop, should, sit, site, sitting, six, slow, slowly, small, so, some, spend, spending, spring, start,
    still, store, stressful, stuff, summer, sunday, system, take, takes, taking, team, tedious, ten, that, the, their,
    them, there, these, they, thing, third, this, those, three, thursday, time, to, too, took, total, tough, track,
    tracking, trouble, truck, tuesday, two, unclear, unorganized, until, up, us, very, was, waste, wasted, wasting, we,
    wednesday, week, weekday, weekend, weekly, well, what, when, where, who, whole, why, will, winter, wish, with,
    without, won't, work, working, would, wrong, year, yet
  `),

  /** Words of other languages, which may also use ours: "communication" is French, too. */
  otherLanguages: listed(`
    al, ang, avec, che, com, con, dans, das, de, del, der, des, di, du, een, el, est, et, falta, für, gli, het, il, ist,
    je, kein, keine, ko, la, las, le, les, lo, los, ma, mes, mga, mi, mit, mon, mucho, muy, na, nao, não, ng, nicht,
    niet, non, nos, notre, nous, nuestro, o, os, para, pas, por, pour, sa, sin, sont, sur, todo, trop, un, und, une,
    von, voor, wir, y, zu
  `),

  /** Instead of an answer. Such an answer is left out, like one of signs alone. */
  nothing: [
    '',
    ...listed(`
      aucun, blank, can't think of another, can't think of any, can't think of anything, can't think of one,
      don't have any, don't have one, don't know, dunno, i don't know, idk, just one, just two, n a, na, nada, nil, no,
      no bottleneck, no bottlenecks, no idea, no more, no other, no other bottleneck, no third, no third one, none,
      none i can think of, none really, none that i can think of, nope, not applicable, not sure, nothing,
      nothing come to mind, nothing else, nothing i can think of, nothing more, nothing really, nothing right now, null,
      only one, only two, rien, same, same as above, same as first, same as the first, see above, see first,
      see first answer, skip, tbd, that's all, that's it, x, xx, xxx
    `),
  ],
}

export type BottleneckPhrases = typeof bottleneckPhrases
