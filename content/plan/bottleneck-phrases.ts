/** Separated by commas, so that phrases can be read one after another. */
const listed = (phrases: string) => phrases.split(',').map(phrase => phrase.trim())

/*
 * How owners put it. Compared without capitals, apostrophes and the plural "s". In a phrase, * stands for one to four
 * words, {customer} for one word of that group, ^ for the beginning and $ for the end of the text.
 */
export const bottleneckPhrases = {
  groups: {
    customer: listed('customer, client, patient, homeowner, guest, shopper, tenant, buyer, member'),
    worker: listed(`
      people, staff, employee, help, worker, labour, labor, driver, plumber, electrician, welder, machinist, cook, chef,
      server, bartender, baker, hygienist, vet, nurse, dentist, technician, tech, operator, carpenter, framer, roofer,
      painter, mechanic, assistant, receptionist, apprentice, journeyman, installer, crew, cleaner, milker, picker,
      tradespeople, tradesmen, guy, talent, therapist, physio, physiotherapist, developer, designer, foreman, engineer,
      millwright, landscaper, butcher, stylist, timer, cdl, dispatcher, manager, salespeople, labourer, laborer, sub
    `),
    licensed: listed(`
      dentist, vet, veterinarian, doctor, physician, physio, physiotherapist, optometrist, pharmacist, denturist, lawyer,
      attorney, notary, cpa, engineer, architect, surveyor, electrician, plumber, gasfitter, chiropractor, psychologist,
      therapist, audiologist, appraiser, pilot, licensed, licenced, certified, registered, licence, license, ticketed,
      prescribe, stamp, weld, certify, midwife, practitioner, hygienist, midwives, rmt, notarize, blaster
    `),
    adjective: listed(`
      good, great, qualified, reliable, skilled, more, new, enough, decent, experienced, trained, competent, the, right, a,
      an, any, second, another, truck, long, haul, seasonal, line, part, full, time, farm, field, shop, sales, warehouse,
      quality, extra, some, other, of, our, licensed, certified, class, dental, service, kitchen, weekend, additional, and
    `),
    find: listed('find, finding, hire, hiring, recruit, recruiting, attract, attracting, replace, replacing'),
    leave: listed('quit, quitting, leave, leaving, left, poached, retire, retiring'),
    know: listed('know, can, does, do, understand, handle, run, make, has'),
    role: listed('manager, foreman, dispatcher, bookkeeper, chef, supervisor, admin, estimator, secretary, assistant'),
    slow: listed('slow, late, long, behind, delayed, forever, backed, delay'),
    broken: listed('broken, break, breaking, broke, breakdown, failing, fail, fails, down, failure, repair'),
    machine: listed(`
      machine, equipment, truck, van, tractor, combine, press, excavator, freezer, cooler, oven, dishwasher, forklift,
      compressor, fridge, baler, loader, skidsteer, vehicle, lathe, mill, cnc, boiler, hoist, crane, trailer, backhoe, saw,
      laser, autoclave, sprayer, seeder, fryer, machinery, conveyor, robot
    `),
    contact: listed(
      'call, calling, text, texting, phone, phoning, email, emailing, message, messaging, expect, bother',
    ),
    quote: listed('quote, estimate, proposal, bid, quotation, price'),
    program: listed(`
      system, software, program, app, computer, tablet, scanner, terminal, laptop, pos, crm, erp, emr, ehr, till, quickbooks, shopify, excel, xero, sage, cad, website,
      tool, platform, database
    `),
  },

  /** These say most, so they come before any topic: "only Anna knows the billing" isn't about billing. */
  people: {
    licence: listed(`
      only {licensed}, only one {licensed}, the only * {licensed}, only i * {licensed}, i'm the only * {licensed},
      only * licensed, only * certified, no other {licensed}, no second {licensed}, just one {licensed},
      i stamp everything, only i can inspect, need a licence, need my licence, under my licence, under my license, i'm the only * sign off weld, only i can sign off, the sole {licensed}, sole {licensed}, no relief {licensed}, only have one {licensed}, need a second {licensed}, no second licence
      `),
    approval: listed('^ only * can sign, ^ only * can approve, ^ only * approves, ^ only * allowed to sign'),
    owner: listed(`
      only i, only me, just me, all me, me myself, nobody but me, no one but me, nobody else but me, but me $, i'm the only,
      i am the only, im the bottleneck, i am the bottleneck, bottleneck is me, i do everything, i do it all, i do all,
      i do most, doing everything myself, do everything myself, do * myself, doing * myself, done by me, go through me, goes through me,
      going through me, run through me, through me $, come to me, depend on me, dependent on me, dependence on me,
      rely on me, relie on me, reliant on me, reliance on me, rest on me, fall on me, land on me, wait for me, wait on me,
      waiting for me, waiting on me, up to me, nothing * without me, stop without me, run without me, without me $,
      without asking me, everyone ask me, everybody ask me, always ask me, have to ask me, staff ask me, employee ask me,
      everyone need me, everybody need me, need me for everything, talk to me, want to deal with me, can't take a vacation,
      can't take vacation, can't take a holiday, can't take time off, can't take a day off, can't go on vacation,
      can't go away, can't get away, can't step away, never take a vacation, no vacation, in my head, my head $,
      delegating, delegation, delegate, can't let go, letting go, micromanaging, micromanage, too many hats,
      wear * hat, wearing * hat, owner dependence, owner dependent, owner dependency, dependent on the owner,
      depend on the owner, dependence on the owner, dependent on owner, dependence on owner, replace me,
      when i'm away, if i'm away, when i'm not there, when i'm sick, if i'm sick, when i'm gone, if i get sick,
      i handle everything, i handle all, i review every, i review all, i approve every, i approve all, i check every,
      i check everything, i sign every, i have to do everything, i have to do it all, i have to be there, i have to be here,
      i still do, ^ me $, ^ myself $, ^ i $, ^ the owner $, ^ me the owner $, it's all on me, all on me, it's all me, i have to approve, approve everything, i sign off on, everything run by me, past me, by me first, get me to sign, me to sign off, rely on me for, want me personally, deal with me, ask for me
      `),
    'one-person': listed(`
      ^ only * {know}, cause only * {know}, only one person, only one guy, only one employee, one person * know,
      one guy * know, one person * can, one guy * can, one guy * how, one lady * know, one woman * know, the only one who,
      the only one that, only person who, only guy who, is the only one, is the only person, nobody else know,
      nobody else can {know}, nobody else can price, nobody else can fix, nobody else can operate, nobody else do, nobody else has, no one else know, no one else do, no one else can {know}, no one else can price, no one else can fix, no one else can operate,
      in her head, in his head, in their head, in someone's head, key person, key people, key man, key employee,
      depend on one person, rely on one person, dependent on one person, dependence on one person, depend on one guy,
      depend on {role}, depend on * {role}, rely on {role}, what happen if * {leave}, guy who * retiring,
      guy who * leaving, single point of failure, one person department, nobody to cover for *, no backup for *, knowledge stuck, knowledge transfer, knowledge loss, losing knowledge, stuck in * head, people's head, someone's head, no one to cover for *, on one guy, on one person, on one employee, if * leave we, if * quit we, when * retire, {role} retire, {role} is retiring
      `),
  },

  topics: {
    successor: {
      phrases: listed(`
        no successor, finding a successor, nobody to take over, no one to take over, who will take over, who take over,
        take over the business, take over the farm, kid don't want, son doesn't want, daughter doesn't want,
        kid aren't interested, child don't want, children don't want, succession, no heir, next generation, kid to take over, to take over, take it over, retire and have nobody, no one to sell to, nobody to sell to, find a buyer, finding a buyer, son not interested, daughter not interested, kid not interested, family not interested, farm succession
      `),
      words: listed('successor, successors'),
    },
    payroll: {
      phrases: listed(`
        paper timesheet, paper time sheet, time sheet, time tracking, tracking time, track time, tracking hour,
        track hour, job hour, hour worked, hour per job, collecting hour, billable hour, time card, who worked where,
        doing payroll, running payroll, run payroll, tip and payroll, entering hour, logging hour, punch in, hour from the crew, fill in their hour, hand in their hour, record their hour, getting hour from, time entry
      `),
      words: listed('payroll, timesheet, timecard'),
    },
    quote: {
      phrases: listed(`
        quote take, quoting take, estimate take, proposal take, bid take, writing proposal, writing quote, doing quote,
        making quote, preparing quote, getting quote, getting estimate, quote out, estimate out, doing estimate,
        writing estimate, quoting job, quoting new, pricing job, price a job, pricing out, quoting from drawing,
        estimating custom, estimating job, quote request, rfq, rfp, tender, slow quote, quoting is slow, behind on quote,
        behind on estimate, catering quote, rate quote, quoting custom, bid prep, putting together quote,
        putting together proposal, quote backlog, bidding job, bidding on, takeoff, material takeoff, proposal writing, quote writing, estimate writing, on estimate, spend * on quote
      `),
      words: listed('quote, quoting, quotation, estimate, estimating, proposal, bid, bidding, qoute'),
    },
    'follow-up': {
      phrases: listed(`
        after the quote, after a quote, after we quote, after the estimate, after an estimate, get back to us on,
        back on quote, quote follow up, follow up on quote, follow up on estimate, follow up on bid, follow up on lead,
        following up on quote, following up on bid, following up on lead, following up on proposal,
        following up on estimate, following up with lead, following up with {customer}, follow up with {customer},
        chasing quote, chasing lead, lead go cold, lead going cold, lead slip, lead get lost, losing lead, lose lead,
        quote that go nowhere, never hear back, don't hear back, hear back from, ghost us, ghosting, get ghosted,
        {customer} don't call back, {customer} don't answer, {customer} never call back, {customer} don't reply,
        {customer} don't respond, {customer} not responding, {customer} never answer, {customer} not answering,
        get back to inquiry, slow response to inquiry, responding to inquiry, answering inquiry, response time to inquiry,
        in the pipeline, sales pipeline, plan that patient never accept, plan acceptance, open quote, sales follow up,
        return call to lead, back to lead, unanswered quote, lead follow up, quote follow up, estimate follow up, ^ follow up $, ^ following up $, ^ follow up with {customer} $, to follow up, follow through on lead, and hear back, {quote} * never get an answer, quote never get, shop around, shopping around, never hear anything, never hear back from, then disappear, go silent, go quiet, going silent, send the proposal, {customer} disappear, no response to {quote}, no answer to {quote}, waiting to hear back, price shopper, not turning into, don't turn into, close rate, closing rate, win rate, conversion rate, quote that don't close
      `),
      words: listed('followup, ghosted'),
    },
    client: {
      phrases: listed(`
        {customer} approval, {customer} to approve, {customer} take forever to, {customer} taking forever to,
        {customer} take too long to, {customer} to sign off, {customer} feedback, feedback from {customer},
        approval from {customer}, waiting on {customer}, waiting for {customer}, wait for {customer},
        content from {customer}, information from {customer}, info from {customer}, document from {customer},
        answer from {customer}, {customer} don't send, {customer} send * late, {customer} sending * late,
        {customer} not sending, {customer} are slow to, {customer} slow to, {customer} decision, {customer} indecision,
        collecting document, collecting tax document, chasing document, chasing signature, chasing {customer} for,
        {customer} missing document, missing document from, getting document from, getting info from,
        getting information from, {customer} never decide, {customer} can't decide, to approve drawing, to approve proof,
        proof approval, getting sign off from, document collection, collecting information from, up their mind, sit on the proof, sitting on proof, waiting for * from {customer}, waiting on * from {customer}, photo from {customer}, paperwork from {customer}, {customer} bring, {customer} to decide, decision from {customer}, {customer} won't decide, {customer} late with, missing information from
      `),
      words: [],
    },
    paid: {
      phrases: listed(`
        getting paid, get paid, pay late, paying late, late payer, slow payer, slow pay, pay slow, slow paying, late payment,
        pay * late, take * to pay, don't pay on time, {customer} not paying, not paying on time, not paying us, not paying their bill, unpaid invoice, unpaid account, overdue account,
        overdue invoice, chasing invoice, chasing payment, chasing money, chasing late, collecting money, collecting payment,
        collecting on, past due, account receivable, outstanding invoice, invoice go out, invoice late,
        sending invoice, send invoice, invoicing late, late invoice, late invoicing, slow invoicing, getting invoice out,
        behind on invoicing, behind on billing, doing invoice, doing the billing, doing billing, do the billing,
        never get billed, forget to bill, forgetting to bill, forget to invoice, unbilled, {customer} owe us, bad debt,
        {customer} don't pay, {customer} pay in, pay in 90, pay in 120, pay in 60, pay after 90, pay 90 day, paid late,
        waiting to get paid, waiting for payment, waiting on payment, progress billing, invoiceing, past due account, chasing {customer} for payment, chasing {customer} for money, chasing {customer} to pay, ^ ar $, chasing people for money, chasing people to pay, 90 day term, 60 day term, 120 day term, # day term, pay when, pay whenever, over 60 day, over 90 day, over # day, around to billing, around to invoicing, around to sending invoice, pay in #, pay after #, don't pay until, {customer} pay * late, wait * to get paid, money owed, owe us money, slow to pay, month to pay, day to pay, mistake on invoice, invoice with mistake, invoice mistake, ^ collection $, slow collection, collection call, unbilled time, unbilled hour
      `),
      words: listed('invoice, invoicing, receivable, recievable, unpaid, overdue, billing'),
    },
    claims: {
      phrases: listed(`
        insurance claim, claim get denied, denied claim, claim denial, claim denied, rejected claim, claim rejected,
        claim rejection, direct billing, insurance billing, billing insurance, billing insurer, prior authorization,
        preauthorization, pre authorization, insurance denial, claim processing, insurance reimbursement
      `),
      words: [],
    },
    charting: {
      phrases: listed(`
        charting after hour, clinical note, patient note, soap note, progress note, behind on chart, catching up on chart,
        chart note, patient chart, session note, finishing chart, behind on note
      `),
      words: listed('charting'),
    },
    'no-shows': {
      phrases: listed(`
        {customer} no show, {customer} don't show up, {customer} not showing up, {customer} not showing, {customer} forget,
        no show reservation, no show appointment, no show and, late cancellation, last minute cancellation,
        last minute cancelation, last minute cancel, missed appointment, appointment no show, {customer} cancel,
        cancel last minute, cancel at the last minute, same day cancellation, forgotten appointment, appointment reminder,
        {customer} missing appointment, reservation no show, recall reminder, book and don't, booked and nobody show, booked and don't, because of cancellation, too many cancellation, forget their appointment, no show client, no show patient, no show rate, cancel the day
      `),
      words: listed('cancellation, cancelation, cancelled, canceled, noshow'),
    },
    absence: {
      phrases: listed(`
        calling in sick, call in sick, called in sick, sick call, sick day, calling out, call out sick, absenteeism,
        {worker} not showing up, {worker} don't show up, {worker} no show, dont show up to work, don't show up for work,
        not showing up for work, {worker} showing up late, {worker} always late, {worker} come in late, {worker} absence,
        covering sick, {worker} missing shift, call off, no show on site, no show on the job
      `),
      words: listed('absence, sickness'),
    },
    schedule: {
      phrases: listed(`
        double booking, double booked, booking appointment, appointment booking, shift swap, making the schedule,
        doing the schedule, the schedule change, weekly schedule, staff schedule, crew schedule, work schedule, scheduling job,
        scheduling crew, scheduling staff, scheduling people, scheduling driver, scheduling appointment, scheduling patient,
        scheduling conflict, scheduling the *, weekly roster, shift planning, resource planning, planning the week,
        time off request, vacation request, covering shift, filling shift, job scheduling, staff scheduling, crew scheduling,
        schedule change, last minute schedule, last minute change to the schedule, gap in the schedule, gap in schedule,
        empty slot, booking by phone, who is where, daily dispatch, dispatching {worker}, scheduling {worker}, scheduling {customer}, whiteboard scheduling, scheduling board, schedule on a whiteboard, scheduling on a whiteboard
      `),
      words: listed(
        'schedule, scheduling, dispatch, dispatching, roster, rostering, appointment, booking, calendar, rota',
      ),
    },
    routing: {
      phrases: listed(`
        windshield time, drive time, driving time, driving back and forth, driving between, driving all day,
        driving across, drive an hour, drive two hour, drive * to every job, drive * to job, too much driving,
        time on the road, across town, across the city, criss crossing, zig zag, back and forth across, empty mile, deadhead,
        dead head, route planning, planning route, bad route, delivery route, trip to the supply, trip to the store, travel time,
        running to the store, run to the store, running for part, running for material, run for material,
        between job site, between jobsite, drive between, hour in the truck, stuck in traffic, trip back to, back to the supply, trip to supply, spent driving, hour drive, hour drives, spread all over, spread out, too spread, driving past, long drive, far apart, mileage, on the highway
      `),
      words: listed('driving, route'),
    },
    'after-hours': {
      phrases: listed(`
        after hour call, after hour emergency, emergency after, emergency call, on call weekend, on call rotation, call at night,
        calling at night, call on weekend, calling on weekend, call me on weekend, call on the weekend, call me at night,
        calling me at night, text me at night, text at night, texting at night, texting me, text me on weekend,
        text * weekend, email * weekend, emailing me on weekend, call * weekend, call * at night, call at all hour,
        calling at all hour, call after hour, calling after hour, call at 2 am, evening call, weekend call, night call,
        always on call, 24 7 call, being on call, call at dinner, calling at dinner, phone at night, work on weekend,
        phone on weekend, emergencie after, emergency after closing, at supper, at dinner time, pm call, personal cell, personal phone, my cell, {customer} {contact} * weekend, {customer} {contact} * sunday, {customer} {contact} * night, {customer} {contact} * evening, {customer} {contact} weekend, {customer} {contact} after hour, call on evening, call in the evening, call on sunday, evening and weekend call, middle of the night
      `),
      words: [],
    },
    phone: {
      phrases: listed(`
        phone ring, phone ringing, phone never stop, answering the phone, answering phone, answer the phone, missed call,
        missing call, miss call, missed phone call, phone tag, phone interruption, on hold, voicemail, too many call,
        too many phone call, incoming call, call volume, phone call all day, call interrupt, {customer} calling to ask,
        {customer} calling about, {customer} calling for, call asking, phone inquiry, phone always, check call,
        up with the phone, with the phone, the phone all day, on the phone, same question, reservation by phone,
        order by phone, phone order, asking if it's in stock, nobody answer the phone, no one answer the phone, ^ phone call $, ^ call $, swamped with call, up with call, up with the call, {customer} keep calling, phone interrupt, phone all the time, answering call, taking call, returning call, returning phone call
      `),
      words: listed('phone, telephone, voicemail'),
    },
    email: {
      phrases: listed(`
        too many email, email a day, email overload, email all day, answering email, reading email, sorting email,
        shared inbox, my inbox, full inbox, inbox overload, behind on email, lost in email, email get lost, email pile,
        email every day, messages everywhere, instagram facebook and email, answering message, answering dm, replying to email, responding to email, keeping up with email, email never stop, morning in email, day in email, hour in email, time in email, buried in email, drowning in email, hour on email, sorting through email, {customer} email
      `),
      words: listed('email, inbox, mailbox'),
    },
    'data-entry': {
      phrases: listed(`
        data entry, double entry, duplicate entry, entering * twice, entered twice, enter * twice, type * twice, typing * twice,
        entering order, typing order, entering data, manual data, order entry, retyping, retyped, retype, re entering, re keying,
        rekeying, re typing, copy paste, copy and paste, copying * into, copying * from, copying number, typing * into,
        entering * into, everything by hand, done by hand, by hand $, manual entry, manual process, manual processes,
        manual work, manual task, in excel, too many spreadsheet, lot of spreadsheet, spreadsheet for, spreadsheet everywhere,
        run on spreadsheet, entering invoice, entering receipt, keying in, copied by hand, typing up, key in, entering data into multiple system, entering * into multiple system, into three different, in 3 program, in three program, in two program, in two system, in 2 system, type order, typing the same, type the same, enter the same, entering the same, same data, same information twice, same info twice, retype everything, from the website into, from email into, from paper into, entered by hand, written by hand, all by hand
      `),
      words: listed('spreadsheet, excel, manual, manually, typing, retyping, reentering'),
    },
    connect: {
      phrases: listed(`
        don't talk to, doesn't talk to, don't talk with, not talking to, don't sync, doesn't sync, not sync, doesn't connect,
        don't connect, not connected, not integrated, don't integrate, doesn't integrate, not integrate, no integration,
        lack of integration, disconnected system, disconnected software, don't go into the, doesn't go into,
        multiple system, separate system, different system, siloed, silo, system that don't, doesn't work with, don't work together, system don't talk, software don't talk, program don't talk, app don't talk, system not talking, software not talking, {program} don't talk to each other, syncing inventory, sync inventory
      `),
      words: listed('integration, integrations, integrating'),
    },
    paper: {
      phrases: listed(`
        paper form, form on paper, on paper, paper file, paper work order, paper ticket, paper record, paper based,
        too much paper, job paperwork, shipping paperwork, delivery paperwork, proof of delivery, scanning fax, fax, bol,
        paper order, paper chart, paper everywhere, work order on paper, too much paperwork, paper trail, paper system,
        scanning document, scanning paper, carbon paper, sticky note, post it note, clipboard, filing cabinet, paper copies, handwritten, paper invoice
      `),
      words: listed('paperwork, paper'),
    },
    files: {
      phrases: listed(`
        finding file, finding document, finding information, find information, finding info, find anything, find file,
        finding old, find document, looking for file, looking for document, searching for file, searching for document,
        looking for information, searching for information, looking for info, file everywhere, document everywhere,
        photo all over, photo on phone, photo everywhere, file all over, document version, wrong version, file version,
        shared drive is, information scattered, information everywhere, lost document, lost file, lost paperwork,
        right drawing, latest drawing, wrong drawing, old drawing, file organization, document management, latest version, on # phone, where did we save, photo of job, job photo, picture of job, where thing are saved, which version, which file, where the file are, ^ file $, ^ document $, messy file, file are a mess, file is a mess, file mess, lost track of file
      `),
      words: [],
    },
    approval: {
      phrases: listed(`
        purchasing approval, purchase approval, approval process, internal approval, decision take too long,
        decision take forever, slow decision, decision making, waiting for the boss, waiting on the boss,
        waiting for the owner, waiting for approval, waiting on approval, need approval, needs approval, three signature,
        two signature, signed off by, signed by me, waiting for decision, waiting on decision, decision bottleneck,
        management approval, ^ decision $
      `),
      words: listed('approval, signoff'),
    },
    bookkeeping: {
      phrases: listed(`
        the books, doing book, book at night, book behind, book are a, book are behind, behind on book, behind on bookkeeping,
        book keeping, month end, month end close, year end, quickbooks is a mess, quickbooks mess, shoebox of receipt,
        box of receipt, lost receipt, keeping receipt, missing receipt, collecting receipt, chasing receipt, bank reconciliation,
        reconciling, reconciliation, expense report, do the books, year end prep, books at night, coding expense, do the book, does the book, book are always behind, book always behind, book are never, behind on the book, catching up the book, doing the book, matching po, matching invoice, invoice don't match, entering bill
      `),
      words: listed('bookkeeping, receipt, quickbooks, accounting'),
    },
    supplier: {
      phrases: listed(`
        supplier ship, supplier late, late supplier, slow supplier, supplier delay, supplier lead time,
        lead time from, waiting for part, waiting on part, waiting for material, waiting on material, waiting for supply,
        waiting on supply, wait for part, backorder, backordered, back order, material shortage, part shortage,
        material delay, part delay, waiting on tooling, waiting for tooling, unreliable supplier, supply chain,
        supplier always, supplier is always, waiting on supplier, waiting for supplier, supplier don't deliver, vendor delay,
        come back late from, lab work, material late, material arrive late, part arrive late, part take, material not arriving, supplier is out, supplier out of stock, supplier never, supplier don't, supplier * on time, supplier * deliver on time, shipment delay, late shipment, material never arrive, part never arrive, material availability, order from supplier take, shipment from, vendor late, part on backorder, on backorder, ^ supplier $, late supplier
      `),
      words: listed('backorder'),
    },
    stock: {
      phrases: listed(`
        running out of stock, running out of part, running out of supplie, running out of material, running out of bestseller, running out of inventory, running out of product, running out of ingredient, run out of stock, run out of part, run out of supplie, run out of material, run out of product, run out of ingredient, running out $, out of stock, stockout, stock out, reordering, inventory management,
        managing inventory, tracking inventory, keeping track of inventory, keeping track of stock, part not on the truck,
        missing part, right part, part inventory, stock level, knowing when to order, ordering supply, ordering part,
        ordering material, ordering stock, ordering from, parts ordering, what's in stock, no part on hand, never in stock,
        keeping * in stock, vaccine inventory, missing material, part availability, right size, have the right part, out of flour, money on part, right material, wrong part
      `),
      words: listed('stock, inventory, inventry, ordering, purchasing'),
    },
    overstock: {
      phrases: listed(`
        slow moving, doesn't sell, don't sell, not selling, dead stock, dead inventory, overstock, too much stock,
        too much inventory, excess stock, excess inventory, old inventory, old stock, obsolete inventory, unsold,
        stuck in inventory, tied up in inventory, tied up in stock, money in inventory, money tied up, from last season, last year's stock, last season
      `),
      words: [],
    },
    'stock-count': {
      phrases: listed(`
        inventory count, stock count, counting inventory, counting stock, count inventory, inventory is wrong, inventory is never,
        inventory accuracy, inventory never, stock don't match, inventory don't match, inventory doesn't match,
        stock doesn't match, inventory discrepancy, stock discrepancy, inventory is off, inventory not accurate, stocktake,
        stocktaking, cycle count, inventory in the system, system say we have, shelf is empty, count the stock, count stock, stock is never right, stock wrong, stock is wrong
      `),
      words: [],
    },
    training: {
      phrases: listed(`
        training new, train new, training staff, training people, training employee, training operator, training junior,
        training apprentice, training for new, onboarding new hire, onboarding new employee, onboarding new staff,
        onboarding new hygienist, onboarding new {worker}, onboarding staff, onboarding employee, employee onboarding,
        up to speed, lack of training, no training, new hire don't, teaching new, teaching apprentice, skill gap, untrained,
        staff training, cross training, time to train, training take, getting new * trained, not trained, new hire take, new employee take, new people take, new staff take, staff don't know how, staff don't know the, {worker} don't know how, to train a, showing new staff, showing new {worker}, showing people the same, explaining the same, explain the same, learning curve, year to train, month to train, nobody to train, no one to train
      `),
      words: listed('training, untrained'),
    },
    turnover: {
      phrases: listed(`
        staff turnover, employee turnover, high turnover, desk turnover, turnover of, {worker} turnover, {worker} {leave},
        {worker} keep {leave}, {worker} is {leave}, {worker} are {leave}, {worker} always {leave}, young guy quit,
        {worker} don't stay, {worker} never stay, losing {worker}, losing good {worker}, lose good {worker}, lose {worker},
        can't keep {worker}, can't keep good {worker}, keeping {worker}, keeping good {worker}, keep good {worker}, retaining {worker}, retain {worker}, employee retention,
        staff retention, {worker} retention, {worker} quit, {worker} again, don't stick around, people don't last, don't last, {worker} don't last, leave after, leaves after, quit after, quit within, get poached, {worker} poached, {worker} get poached, {worker} leave for, stay longer than, revolving door, hired man quit, rep leave
      `),
      words: listed('turnover, retention, retaining'),
    },
    hiring: {
      phrases: listed(`
        {find} {worker}, {find} {adjective} {worker}, {find} {adjective} {adjective} {worker},
        hard to find {worker}, hard to find {adjective} {worker}, hard to hire, can't hire, get good people, get good help,
        get good staff, getting good people, getting good help, good help, good people, good employe, good employee,
        good staff, {worker} shortage, shortage of {worker}, shortage of {adjective} {worker}, lack of {worker},
        lack of {adjective} {worker}, not enough {worker}, not enough {adjective} {worker}, need more {worker},
        {worker} for weekend, too few {worker}, short on {worker}, {worker} are hard to find, {worker} hard to find,
        understaffed, under staffed, short staffed, short handed, shorthanded, short of staff, skilled labour, skilled labor,
        skilled trade, qualified people, labour shortage, labor shortage, want to work, no applicant, manpower,
        finding help, finding people, seasonal worker, seasonal staff, seasonal help, seasonal labour,
        can't find {worker}, finding good, recruiting new, hiring new, filling position, open position, unfilled, {worker} availability, labour availability, harvest labour, harvest labor, kitchen staff, good drivers, reliable help, nobody applie, no one applie, nobody apply, job ad, hard to get people, hard to get {worker}, no young people, people in the trade, young people in, find anyone, find somebody, find someone, help wanted, are impossible to find, impossible to find {worker}, {worker} are impossible, not enough hand, {worker} are scarce, no {worker} available, compete with wage, compete on wage, ^ staff $, ^ employee $, ^ labour $, ^ labor $, no staff, need staff, more staff, missing staff, finding subcontractor, finding junior, hired hand
      `),
      words: listed('hiring, recruiting, recruitment, staffing, understaffed, manpower'),
    },
    website: {
      phrases: listed(`
        nobody find us online, no one find us online, can't find us online, find us online, old website, outdated website,
        our website is old, our website is outdated, our website bring, website bring, website doesn't bring,
        website get no, website not getting, new website, website need, website is outdated, no website, google ranking,
        ranking on google, show up on google, show up in google, on google search, online presence, update the website,
        updating the website, updating our website, website doesn't generate, website don't, website isn't
      `),
      words: listed('website, seo, homepage, webpage'),
    },
    reviews: {
      phrases: listed(`
        google review, online review, bad review, negative review, getting review, get review, more review,
        asking for review, no review, not enough review, review online, five star review, yelp, google rating, bad rating, star on google, star rating, review on google
      `),
      words: [],
    },
    'client-report': {
      phrases: listed(`
        client report, {customer} reporting, reporting to {customer}, report for {customer}, report to {customer},
        reports to {customer}, report for our {customer}, monthly report for {customer}
      `),
      words: [],
    },
    report: {
      phrases: listed(`
        don't know my number, don't know our number, know my number, know our number, no real number, no number until,
        no dashboard, no report, monthly report, weekly report, making report, building report, pulling report,
        preparing report, getting report, want number, number too late, no visibility into, lack of visibility, no visibility,
        no kpi, tracking kpi, don't have the number, no clear number, financial report, management report,
        board report, getting number, lack of data, no data, data insight, no insight, ^ report $, reports late, slow report
      `),
      words: listed('reporting, dashboard, kpi, forecasting, metric'),
    },
    'few-customers': {
      phrases: listed(`
        one customer is, one client is, one customer make, one client make, one big customer, one big client,
        one large customer, one large client, dependent on one customer, dependent on one client, depend on one customer,
        depend on one client, dependence on one customer, dependence on one client, rely on one customer, rely on one client,
        rely on two customer, depend on two customer,
        few customer, few client, few big customer, few large customer, customer concentration, client concentration,
        too few customer, too few client, single customer, single client, relie on one, two big account, one big account, two customer, two client, one account, three customer, # of our sale, # of our business, # of our revenue, # of our work, half our business, half of our business, half our sale, most of our business come from, most of our work come from, most of our sale come from, one contractor, one buyer, one builder, ^ our biggest customer $, ^ biggest customer $, biggest customer is, biggest client is, largest customer is, losing our biggest, lose our biggest, if our biggest, losing our main, dependent on our biggest, depend on our biggest
      `),
      words: [],
    },
    profit: {
      phrases: listed(`
        job costing, job cost, true cost, which job make money, which job make us money, made money, make money on,
        thin margin, low margin, shrinking margin, margin are, margin too, profit margin, not profitable, low profit,
        no profit, cost per part, cost per job, underpricing, under pricing, undercharging, charge too little, pricing too low,
        our price are too low, over servicing, overservicing, don't know what to charge, knowing what to charge,
        what to charge, which product make, unprofitable, losing money on, pricing new product, setting price, write off,
        margin squeeze, which customer are profitable, which job are profitable, price our product, know our cost,
        knowing our cost, if we're making money, if i'm making money, if we make money, raise price, raising price, raise our price, work for free, working for free, where we make money, where the money go, what our job cost, too cheap, charge enough, charging enough, best product
      `),
      words: listed('profit, profitability, margin, pricing, underpricing'),
    },
    cash: {
      phrases: listed(`
        cash flow, cashflow, cash flow before, cash flow until, cash flow gap, cash crunch, short on cash, short of cash,
        tight cash, cash is tight, working capital, paying our bill, pay our bill, paying bill on time, pay the bill,
        paying the bill, making payroll, make payroll, cover payroll, meet payroll, paying supplier on time, ^ cash $, cash shortage, low on cash, not enough cash, no cash
      `),
      words: listed('cashflow'),
    },
    costs: {
      phrases: listed(`
        material price, lumber price, steel price, fuel price, fuel cost, fertilizer price, feed price, feed cost, diesel price,
        food cost, food price, input cost, material cost, labour cost, labor cost, freight cost, shipping cost, energy cost,
        insurance cost, insurance premium, insurance rate, rising cost, rising price, increasing cost, high cost, higher cost,
        cost of material, cost of goods, cost of labour, cost of labor, cost of fuel, cost of feed, price going up,
        price keep going up, cost keep going up, cost going up, cost too high, credit card fee, card fee, processing fee,
        merchant fee, high rent, rent increase, rent is, inflation, ingredient price, ingredient cost,
        supplier price, operating cost, hydro cost, utility cost, cost increase, hydro bill, power bill, gas bill, electric bill, electricity bill, electricity cost, keep going up, wage cost, wage increase, minimum wage, insurance going up, diesel cost, feed bill, ^ rent $, high expense, too many expense, rising expense, payroll too high, payroll is too high, high payroll, price increase $, ^ overhead $, high overhead, overhead cost, overhead is, overhead too high
      `),
      words: listed('cost, inflation, tariff'),
    },
    sales: {
      phrases: listed(`
        new customer $, new client $, finding customer, finding client, finding new customer, finding new client,
        getting new customer, getting new client, getting new patient, find new customer, find new client, find customer,
        find client, get new customer, get new client, get customer $, get client $, getting customer $, getting client $, getting patient $,
        more customer, more client, more patient, not enough customer, not enough client, not enough patient,
        not enough lead, not enough work coming, need more customer, need more client, need more lead, need more work,
        lead generation, lead gen, generating lead, getting lead, more lead, no lead, pipeline is empty, empty pipeline,
        foot traffic, people in the door, customer in the door, {customer} acquisition, finding new work, finding work,
        finding new job, new business, business development, referral have dried, referral dried, referral are down,
        attracting customer, attracting client, attracting new, attract customer, attract client, attract new customer,
        winning new, social media, posting on instagram, posting on facebook, advertising, sales are down, slow sales,
        marketing doesn't, marketing isn't, no marketing, time for marketing, our marketing, nobody know we exist,
        no one know we exist, brand awareness, word of mouth, finding lead, closing sale, inconsistent sale, more sale, increasing sale, finding project, not enough job, not enough work, no new {customer}, our ad don't, ad don't work, phone isn't ringing, phone doesn't ring, phone isn't ringing enough, no inquirie, few inquirie, not enough inquirie, more inquirie, work coming in, need more job, running out of work, getting our name out, get our name out, standing out, cold calling, cold call, dried up, more booking, not enough booking, few booking, more appointment, not enough appointment, ^ selling $
      `),
      words: listed('lead, sale, marketing, advertising, prospecting'),
    },
    season: {
      phrases: listed(`
        slow winter, slow season, slow in winter, slow summer, off season, tax season, busy season, christmas rush,
        holiday rush, spring rush, feast or famine, seasonal business, seasonal swing, seasonal demand, seasonal work,
        due in april, quiet winter, dead in winter, dead in january, slow month, ups and downs, peak season, seasonality,
        no work in winter, nothing in winter, harvest rush, from january, winter is dead, dead winter, summer is crazy, crazy in summer, crazy in spring, winter month, busy in summer, spring is crazy, fall is crazy, quiet month, dead month, slow in january, drop in summer, drop in winter, lose money in january, dead in summer, slow in *
      `),
      words: listed('seasonality, seasonal'),
    },
    equipment: {
      phrases: listed(`
        cnc downtime, {machine} downtime, {machine} {broken}, {machine} keep {broken}, {machine} is {broken},
        {machine} are {broken}, {machine} always {broken}, {machine} is always {broken}, {machine} * {broken},
        {machine} is in the shop, {machine} in the shop, {machine} are off the road, {machine} off the road, {machine} die,
        {machine} died, old {machine}, older {machine}, aging {machine}, ageing {machine}, outdated {machine}, worn out,
        {machine} repair, {machine} maintenance, {machine} stop, fleet maintenance, repairing {machine}, fixing {machine},
        fixing equipment, down time on, keeping * running, unplanned downtime, machine stop, break every week, break down at, break down every, down half the time, maintenance of vehicle, maintenance of truck, maintenance of equipment, ^ equipment $, ^ maintenance $, ^ machinery $
      `),
      words: listed('downtime, breakdown'),
    },
    quality: {
      phrases: listed(`
        rework, redoing work, redo work, redoing job, doing thing twice, doing it twice, doing job twice, quality control,
        quality issue, quality problem, quality inspection, first article, scrap rate, too much scrap, too many mistake,
        too many error, order error, error on order, order mistake, wrong order, order get mixed, mixed up order,
        picking error, shipping error, packing error, material error, callback for, warranty callback, warranty work,
        warranty claim, {customer} complaint, return and exchange, too many return, product return, inconsistent quality,
        bad measurement, too many defect, sloppy work, poor workmanship, same mistake, installation error, wrong part shipped, billing error, send thing back, send them back, send it back, sent back, wrong measurement, mistake in order, mistake on order, mistake in, mistake on, wrong cut, bad weld, fixing mistake, correcting mistake, fix mistake, doing work over, job over again, ^ quality $, poor quality, quality of our work, lot of return, {customer} return
      `),
      words: listed('rework, mistake, error, defect, scrap, complaint, warranty'),
    },
    communication: {
      phrases: listed(`
        office and field, field and office, office and shop, between office, between the office, between department,
        between shift, between sales and, between the field, between the shop, don't talk to each other, team communication,
        internal communication, poor communication, lack of communication, communication with, communication between,
        miscommunication, fall through the crack, falling through the crack, thing get missed, thing get forgotten,
        where a job is, where job are, where each job, where every job, where thing stand, where thing are at, job status,
        order status, status of job, status of order, project management, managing project, tracking job, tracking project,
        track of job, track of project, handoff, hand off, handover between, left hand, everyone on the same page,
        keeping everyone informed, nobody know what, no one know what, {customer} communication, project tracking, keeping {customer} informed, keeping {customer} updated, doing what, wrong info, wrong information, wrong address, promised what, what was promised, when we're coming, when we are coming, nobody tell, no one tell, don't get told, message don't get, message get lost, out of the loop, pass on message, order get forgotten, order forgotten, job get forgotten
      `),
      words: listed('communication, miscommunication, coordination, communicating'),
    },
    scope: {
      phrases: listed(`
        change order, scope creep, endless revision, too many revision, unlimited revision, {customer} changing their mind,
        {customer} change their mind, change their mind, changing their mind, extra we never, extra that never,
        extra don't get billed, unbilled extra, engineering change, design change, mid job, out of scope, one more thing,
        little extra, last minute change from {customer}, {customer} keep changing, small change
      `),
      words: listed('revision'),
    },
    documentation: {
      phrases: listed(`
        nothing is written down, not written down, isn't written down, aren't written down, never written down,
        nothing written down, no procedure, no process, no processes, no sop, no documentation, work instruction,
        tribal knowledge, do it differently, does it differently, do thing differently, does thing differently, own way,
        no system for, no standard, lack of process, lack of processes, lack of procedure, lack of documentation,
        undocumented, standard procedure, no checklist, inconsistent process, inconsistent processes, no standardization, not documented, undocumented process, no written process, out of date procedure, binder nobody, procedure are in, own way of, do it their own, their own way
      `),
      words: listed('documentation, sop, procedure'),
    },
    tools: {
      phrases: listed(`
        {program} is slow, {program} is garbage, {program} is terrible, {program} is useless, {program} is outdated,
        {program} is old, {program} is from, {program} is clunky, {program} is awful, {program} is junk,
        {program} is down, {program} keep crashing, {program} crash, {program} freeze, {program} is broken,
        {program} doesn't work, {program} don't work, {program} keep freezing, {program} always down, slow {program},
        old {program}, outdated {program}, clunky {program}, bad {program}, terrible {program}, legacy {program},
        slow computer, old computer, computer are slow, computer is slow, computer keep, computer crash, server crash,
        server keep crashing, server is slow, server is down, server go down, internet is slow, slow internet, internet go,
        internet down, internet outage, internet drop, bad internet, wifi drop, bad wifi, wifi is, slow wifi, no wifi,
        register freeze, card machine go, card machine is, card terminal, booking doesn't work, outdated technology,
        old technology, crash * day, crash all the time, {program} that don't work, slow and clunky, {program} * year old, {program} are * year old, {program} is ancient, {program} are slow, {program} is always down, {program} never work, {program} never works, {program} * is always down, software update, drop call, dropped call, {program} go down, {program} is unreliable, unreliable {program}, {program} don't work, {program} keep going down, {program} lag, {program} too slow, {program} is too slow, hate our {program}, phone system, {program} is too complicated, {program} too complicated, {program} is complicated, complicated {program}
      `),
      words: listed('crash'),
    },
    subscriptions: {
      phrases: listed(`
        too many tool, too many app, too many program, too many software, too many system, too many subscription,
        too many platform, too many login, different app, different program, different tool, paying for software,
        app for the same, software nobody use, software we don't use, subscription fee, software subscription,
        software cost, app everywhere, tool we don't use
      `),
      words: listed('subscription'),
    },
    adoption: {
      phrases: listed(`
        won't use the {program}, won't use {program}, don't use the {program}, refuse to use, doesn't use the {program},
        use the new {program}, using the {program}, nobody use the {program}, no one use the {program}, update the crm,
        use the crm, adopting new, software adoption, resistance to change, resist change, resistant to change, don't like change,
        hate change, staff resist, team resist, won't change, to use the {program}, won't learn, afraid of new, implementing new {program}, implementing a new {program}, learning new {program}, learning the new {program}, learning a new {program}, switching to a new {program}, new {program} rollout
      `),
      words: [],
    },
    flow: {
      phrases: listed(`
        is the bottleneck, is the holdup, is the hold up, stuck at, setup time, set up time, changeover, turnaround time,
        long turnaround, slow turnaround, slow production, production is slow, production delay, production bottleneck,
        production backlog, production planning, production scheduling, order backlog, big backlog, backlog of, line is too slow,
        line is slow, get backed up, backed up, piling up, pile up at, late delivery, late order, on time delivery,
        deliver on time, delivering late, shipping late, order ship late, missing deadline, missed deadline, meeting deadline,
        tight deadline, miss deadline, ticket time, sorting and packing, packing order, throughput, long lead time for our,
        expediting, can't keep up with order, keep up with demand, can't keep up with demand, work in process,
        finishing department, job take too long, project take too long, project run late, job run late, behind schedule,
        capacity constraint, production capacity, not enough capacity, wait time, {customer} wait too long, {customer} waiting too long, order fulfillment, order fulfilment, shipping delay, delivery delay, order processing, delay in production, late delivery, late deliverie, is the constraint, everything wait for, order sit, job sit, wait for an appointment, long wait, booked out, month out, week out, rush order, up with cutting, up with order, wait in line, work pile up, job pile up, work pile, order pile up, step take, stuck in production, slow assembly, throughput of
      `),
      words: listed('backlog, capacity, deadline, turnaround, throughput, changeover'),
    },
    permits: {
      phrases: listed(`
        building permit, city permit, waiting for permit, waiting on permit, permit delay, permit take, getting permit,
        city inspection, building inspection, waiting for inspection, waiting on inspection, waiting for inspector,
        waiting on inspector, waiting for city, waiting on the city, waiting for the city, permit approval, permit process,
        zoning, development permit, permit office, town approval, city approval, town permit, inspector come, inspector never, municipal approval, county permit, county inspection
      `),
      words: listed('permit, permitting'),
    },
    compliance: {
      phrases: listed(`
        tax filing, sales tax, filing tax, filing gst, gst filing, hst filing, payroll tax, privacy rule, privacy law,
        government form, government paperwork, government reporting, license renewal, licence renewal, renewal date,
        ticket renewal, safety paperwork, safety audit, safety documentation, safety compliance, iso audit, audit prep,
        food safety, health inspection, spray record, log book, logbook, elds, ifta, border paperwork, customs paperwork,
        customs document, crop insurance paperwork, foreign worker, new regulation, government regulation, too many regulation,
        regulatory, red tape, wcb, wsib, osha, cor audit, compliance paperwork, keeping up with regulation, hipaa, phipa, cfia, safety manual, remittance, t4, health and safety, gst return, gst, inspection paperwork, government audit, cra, irs, license paperwork, keeping up with rule, changing rule, rule change, new rule, dot paperwork, hours of service, worker's comp, workers comp, fuel tax, driver log, cpd hour, tax change
      `),
      words: listed('compliance, regulation, audit, regulatory'),
    },
    meetings: {
      phrases: listed(`
        too many meeting, meeting all day, status meeting, endless meeting, back to back meeting, long meeting, zoom meeting,
        meeting that, stuck in meeting, too much time in meeting, team meeting, useless meeting, internal meeting, meeting every, ^ meeting $, weekly meeting, daily meeting, meeting take, so many meeting, all the meeting
      `),
      words: [],
    },
    time: {
      phrases: listed(`
        ^ time $, ^ my time $, ^ no time $, hour in the day, find the time, not enough time, no time for, no time to, never enough time, too little time,
        lack of time, time management, constant interruption, too many interruption, always interrupted, interrupted all day,
        putting out fire, fighting fire, firefighting, too much on my plate, working * hour a week, hour week, 60 hour,
        70 hour, 80 hour, work too many hour, too many hour, overworked, overwhelmed, no time off, long hour, interrupting me, interrupt me, time management, too busy, ^ busy $, but interruption, enough hour, too many thing, doing too much, stretched too thin, spread too thin, spread thin, juggling, never catch up, can't catch up, never caught up
      `),
      words: listed('interruption, overworked, overwhelmed, firefighting'),
    },
    ai: {
      phrases: listed(`
        where to use ai, how to use ai, where to start with ai, don't understand ai, using ai, use ai, ai tool, falling behind on ai,
        implementing ai, adopting ai, keeping up with ai, learning ai, ai adoption, ai implementation
      `),
      words: listed('ai, chatgpt'),
    },
  },

  /** They look like a topic and are about something else, so they stop the search. */
  misleading: listed(`
    lol, haha, hahaha, lmao, rofl, jk, just kidding, coffee, beer, alien, joke, mother in law, my ex, ex wife, politician,
    stolen, theft, stealing, shoplifting, robbed, grain marketing, supplier minimum, minimum order, about price, landlord,
    building won't, owner of our building, fix the roof, my accountant, my lawyer, my bank, my partner, business partner,
    only one supplier, only one machine, only one truck, only one bay, only one bathroom, only one customer, only one client,
    only one location, only big, only large, only small, lunch break, vacation rental, liquor licence, driver's licence,
    training take me away, referral program, loyalty, server farm, stock market, sale of the business, selling the business,
    sell the business, price of the business, business loan, typing product, my ex, power outage,
    weather, rain, drought, frost, hail, fire season, parking, competitor, competition, freelancer,
    {customer} haggling, haggling, discount, everything yesterday, bit of everything, all of it, all of the above, as above,
    loan, mortgage, lawsuit, divorce, quit smoking, tax on, boss is, union, noise, neighbour, neighbor, crypto, printer,
    cybersecurity, password, hacked, spam, scam, fraud, only half, help desk, out of space, out of time, out of patience, out of money, out of room, out of water, out of energy, sale team, sale manager, salespeople, quote from supplier, quote from the, insurance quote, supplier quote, housing, lost bid, losing bid, bid bond, lose bid, losing job, bankrupt, morale, sick of, health issue, rumour, gossip, fighting with, arguing, argument, drama, team lead, lead hand, lead tech, ^ lead time $, ^ long lead time $, lead time are, cash out, insurance job, selling the, sell the, sell my, selling my, selling our, onboarding new {customer}, {customer} onboarding, on hold with, on the phone with, leave early, leave light, leave * out, leave without, leave on, on leave, maternity, us dollar, exchange rate, currency, my schedule, my calendar
  `),

  /** With these alone around it, a topic's word still means the topic. */
  plain: listed(`
    a, an, the, our, my, we, i, me, us, it, is, are, was, am, be, been, being, do, does, done, doing, don't, doesn't, can, can't, to,
    of, in, on, for, with, at, by, from, and, or, that, this, these, those, they, them, their, there, its, im, too, so, very,
    really, just, still, always, never, often, all, every, each, any, some, many, much, more, most, lot, lots, no, not, out, up, off,
    over, again, get, gets, getting, got, have, has, having, take, takes, taking, took, long, longer, slow, slowly, late,
    forever, forver, hour, day, week, weekly, month, monthly, year, daily, morning, evening, night, weekend, weekday, hard,
    difficult, tough, tedious, annoying, painful, pain, problem, problems, issue, trouble, mess, messy, nightmare, chaos,
    chaotic, headache, biggest, big, main, bottleneck, bad, poor, broken, confusing, complicated, complex, wrong, lost, missing,
    delay, delayed, behind, backed, business, company, office, shop, store, clinic, practice, farm, job, work, working, thing,
    stuff, process, system, manage, managing, management, handle, handling, deal, dealing, keep, keeping, make, making, go,
    going, sent, send, sending, time, consuming, waste, wasted, wasting, lack, need, improve, better, new, old, few, good,
    enough, one, two, three, four, five, six, ten, how, when, what, who, why, where, if, because, until, after, before,
    between, during, about, into, everyone, everybody, nobody, would, should, could, will, won't, even, also, maybe, mostly,
    probably, honestly, well, right, proper, properly, efficient, inefficient, efficiently, manual, place, track, tracking,
    control, constant, constantly, end, start, first, last, minute, quick, quickly, fast, team, field, site, truck, internal,
    overload, lag, low, high, huge, endless, large, small, total, whole, entire, full, lazy, unclear, unorganized, disorganized, organizing,
    disorganised, keeping, ongoing, current, constantly, poorly, overwhelming, stressful, costly, expensive, spend, spending, eat, sit, sitting, desk, monday, tuesday, wednesday, thursday, friday, saturday, sunday, answering, answer, respond, responding, question, optimization, optimizing, improvement, improving, optimize, back, forth, pile, piling, second, third, outdated, clunky
  `),

  /** Words of other languages, which may also use ours: "communication" is French, too. */
  otherLanguages: listed(`
    le, la, les, des, du, de, et, une, un, pas, pour, dans, avec, trop, mes, nos, notre, mon, ma, je, nous, sur, est, sont, el,
    los, las, del, y, para, con, por, muy, mucho, mi, nuestro, falta, todo, und, der, das, ist, nicht, zu, wir, kein, keine,
    von, mit, für, il, lo, gli, di, che, non, ang, ng, mga, sa, na, ko, o, os, não, nao, com, het, een, niet, voor, sin, al
  `),

  /** Instead of an answer. Such an answer is left out. */
  nothing: listed(`
    , n a, na, none, nothing, no, nope, nil, null, idk, i don't know, don't know, dunno, no idea, x, xx, xxx, none really,
    nothing else, nothing more, no more, no other, that's it, that's all, blank, skip, tbd, not applicable, nothing really, see above
  `),
}

export type BottleneckPhrases = typeof bottleneckPhrases
