/** Times are ISO text in UTC, keys are text, booleans are 0 or 1: the same in both databases. */
export type Tables = {
  admin_sessions: {
    /** Keyed with the password: a new password ends every session. */
    token_hash: string
    created_at: string
    last_used_at: string
    remembered: number
    /** For lists and the audit log, where the hash would say too much. */
    id: string
    /** Such as "Chrome on Android", from the User-Agent header. */
    device: string | null
    /** The IP address it was last used from. */
    address: string | null
    /** Null if they logged in with the password. */
    passkey_id: string | null
  }
  /** What the administrator changes in the admin area, and what the server has to remember. */
  settings: {
    name: string
    /** JSON. */
    value: string
    changed_at: string
  }
  passkeys: {
    id: string
    /** The browser's id of it, base64url. */
    credential_id: string
    name: string
    /** COSE, base64url. */
    public_key: string
    /** As text: it can be larger than a Postgres integer. */
    sign_count: string
    /** JSON: how the browser reaches it. */
    transports: string
    /** The host name that it works on. */
    rp_id: string
    /** Whether it's copied to the person's other devices. */
    is_synced: number
    created_at: string
    last_used_at: string | null
  }
  /** Where the administrators are notified, for as long as the admin session lasts. */
  push_devices: {
    session_id: string
    /** Keyed with the password, like the session's own. */
    session_mac: string
    /** The browser's push service, and what encrypts a message for this browser. */
    endpoint: string
    p256dh: string
    auth: string
    /** Whether notifications name people. */
    shows_names: number
  }
  /** Issued and not used yet. Each works once. */
  passkey_challenges: {
    /** SHA-256. */
    challenge_hash: string
    /** A login, or adding a passkey in one admin session. */
    purpose: string
    expires_at: string
  }
  /** What the administrator did. Append-only: triggers refuse changes. Only the lead's id says whose data it was. */
  audit_log: {
    id: string
    at: string
    /** Of the action: what the list can be narrowed to. */
    group: string
    action: string
    /** Stays after an erasure, when it no longer leads anywhere. */
    lead_id: string | null
    /** Of the admin session. Null for failed logins and for commands on the server. */
    session_id: string | null
    device: string | null
    address: string | null
    /** JSON, without anything that a visitor or the administrator typed. */
    details: string
  }
  forms: {
    id: string
    kind: string
    variant: string | null
    name: string | null
    email: string
    /** Lower-case address: one per lead. */
    email_key: string
    phone: string | null
    business_name: string | null
    /** JSON: everything except the contact details. */
    answers: string
    /** JSON: what the visitor agreed to, in the words they saw. */
    consents: string
    submitted_at: string
    /** Why this may be a bot; null for people. */
    bot_check: string | null
    first_page: string | null
    referrer_host: string | null
    /** JSON: campaign parameters. */
    utm: string | null
    /** The start of the campaign's name, as visits are counted by it. */
    campaign: string | null
    /** The analytics session that this survey completed. */
    session_id: string | null
    search_text: string
    /** SHA-256 of the kind and the request's key. Cleared after a while, with the next two columns. */
    idempotency_key: string | null
    body_hash: string | null
    /** JSON. Null while the emails are being sent. */
    response: string | null
  }
  /** The links with which visitors open their answers again. A form has one for each time its email was composed. */
  plan_links: {
    /** SHA-256. */
    token_hash: string
    form_id: string
    created_at: string
    expires_at: string
  }
  /** Consents of purged forms, which are kept longer than the forms. */
  consents: {
    id: string
    email: string
    email_key: string
    consents: string
    submitted_at: string
  }
  leads: {
    id: string
    email_key: string
    /** From the latest form that has it, like the next three columns. */
    email: string
    name: string | null
    business_name: string | null
    phone: string | null
    /** Folded: contact details and what their forms say. Notes have their own. */
    search_text: string
    first_submitted_at: string
    last_submitted_at: string
    /** From the first form. */
    first_page: string | null
    referrer_host: string | null
    campaign: string | null
    /** Exit, optimize, quiz, beta or added. Booking if they sent none before they booked a call. */
    first_form: string | null
    /** Null as soon as one of their forms passes the check. */
    bot_check: string | null
    /** When the administrator marked them as spam: they're only in the list of spam, and in no count. */
    spam_at: string | null
    status: string
    /** Who set it, like a note's author. */
    status_by: string | null
    /** When the first reply that's still owed is due. Null if no form promised one, and no call was canceled. */
    due_at: string | null
    /** The due date that the team was reminded of, once as it approached and once when it had passed. */
    due_soon_reminded_for: string | null
    overdue_reminded_for: string | null
    answered_at: string | null
    /** Like a note's author. */
    answered_by: string | null
    /** YYYY-MM-DD in the company's time zone. */
    follow_up_on: string | null
    follow_up_note: string
    /** How someone the owner added came to us. Null for those who sent a form or booked a call. */
    added_from: string | null
    /** On what grounds the owner may email them. */
    may_write: string | null
  }
  lead_notes: {
    id: string
    lead_id: string
    text: string
    search_text: string
    created_at: string
    edited_at: string | null
    /** The name of the passkey they were logged in with. */
    author: string | null
  }
  /** Calls that leads booked in the owner's calendar service. */
  bookings: {
    id: string
    lead_id: string
    /** Such as calendly. */
    service: string
    /** The service's id of the call. */
    external_id: string
    /** The service's id of the call that this one replaces. */
    replaces: string | null
    title: string | null
    starts_at: string
    ends_at: string
    booked_at: string
    canceled_at: string | null
    /** Canceled because they chose another time. */
    is_rescheduled: number
    /** When the service reported something about it last. */
    updated_at: string
  }
  analytics_sessions: {
    /** Random: anyone who has it can write to the session. */
    id: string
    survey_type: string
    email_hash: string | null
    is_completed: number
    toolkit_opt_in: number
    started_at: string
    /** YYYY-MM-DD in the company's time zone. */
    started_day: string
    /** Only the stored survey completes it. */
    awaits_survey: number
    completed_at: string | null
    last_step: number
    furthest_step: number
  }
  analytics_events: {
    id: string
    session_id: string
    /** question_viewed, or other. */
    event_type: string
    /** Null if it isn't a survey's. */
    question_id: string | null
    step_index: string | null
    payload: string | null
    created_at: string
  }
  /** Of a day. Nothing in them is about a person. */
  visit_totals: {
    /** YYYY-MM-DD in the company's time zone. */
    day: string
    /** Visits, reads or missing; or of forms: opened, started, or completed, also by a possible bot. */
    measure: string
    /**
     * Page (the first of the visit), form, missing, an assistant's name, or where visits came from: search, assistant,
     * campaign, website or direct.
     */
    kind: string
    /** Empty if unknown or direct. "(other)" for all that may be a person's, and for those beyond a day's limit. */
    name: string
    total: number
  }
  /** Of past days, made when they're first asked for. A trigger deletes those that a change makes wrong. */
  day_totals: {
    day: string
    /** JSON. */
    totals: string
  }
  outbox: {
    id: string
    channel: string
    /** An email template or a webhook event. */
    template: string
    form_id: string | null
    lead_id: string | null
    /** JSON, for emails that aren't about a form. */
    payload: string | null
    /** Unique, so that several servers queue the same message only once. */
    dedupe_key: string | null
    /** Null for the team and for webhooks. */
    recipient: string | null
    /** Without tags such as +news: the daily limit counts inboxes. */
    inbox_key: string | null
    unsubscribe_token: string | null
    status: string
    attempts: number
    next_attempt_at: string
    /** Until then, only one process may send it. */
    leased_until: string | null
    last_error: string | null
    created_at: string
    sent_at: string | null
  }
  /** What's wrong with the installation right now. */
  troubles: {
    /** Of the check that found it. */
    id: string
    title: string
    detail: string
    what_to_do: string
    opened_at: string
    /** By any server. It's over when none has seen it for a while. */
    seen_at: string
    /** YYYY-MM-DD in the company's time zone. Null if no email was sent about it. */
    last_emailed_on: string | null
  }
  suppressions: {
    /** SHA-256 of the inbox: it outlives the erasure of everything else. */
    address_hash: string
    suppressed_at: string
  }
  /** By SHA-256 of the service and its id: reports about them are ignored. */
  erased_calls: { call_hash: string; erased_at: string }
  /** The owner's changes of the website's words, as published. Here and in drafts and history, words are JSON. */
  word_changes: {
    /** Of a text, such as "home/faq". */
    path: string
    value: string
  }
  word_drafts: {
    path: string
    /** Null: back to the release's words. */
    value: string | null
    edited_at: string
    device: string | null
  }
  /** One for each time the owner published, and for each saved reply. */
  word_versions: {
    version: number
    published_at: string
    session_id: string | null
    device: string | null
  }
  word_history: {
    version: number
    path: string
    /** What visitors saw, the owner's words or the release's. Null: there was no such text. */
    before_value: string | null
    after_value: string | null
    /** In `word_changes` since then. Null: the release's words. */
    change_value: string | null
  }
  /** The day on which the owner last changed a page's words. */
  word_page_dates: {
    page: string
    /** YYYY-MM-DD in the company's time zone. */
    updated: string
  }
  /** Pages whose drafts can be seen by a link. */
  word_shares: {
    page: string
    /** 128 random bits, from which the link is made. */
    id: string
    expires_at: string
  }
  /** The owner's, in base64. */
  pictures: {
    /** SHA-256 of the bytes, base64url, and the extension: "….webp". */
    id: string
    body: string
    alt: string
    created_at: string
  }
}
