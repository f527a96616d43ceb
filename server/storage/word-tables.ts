/** What the owner changes on the website. Columns without a type in their comment are JSON. */
export type WordTables = {
  /** As published. */
  word_changes: {
    /** Text, such as "homeFaq/3/answer". */
    path: string
    /** The release's words that it replaces. */
    original: string
    value: string
  }
  word_drafts: {
    path: string
    original: string
    /** Null: back to the release's words. */
    value: string | null
    /** Text. New with each change, so that two browsers can't overwrite each other. */
    revision: string
    edited_at: string
    device: string | null
  }
  /** One for each time the owner published. */
  word_versions: {
    version: number
    published_at: string
    session_id: string | null
    device: string | null
  }
  word_history: {
    version: number
    path: string
    original: string
    /** The owner's words before and after. Null: the release's. */
    before_value: string | null
    after_value: string | null
  }
  /** The day on which the owner last changed a page's words. */
  word_page_dates: {
    page: string
    /** YYYY-MM-DD in the company's time zone. */
    updated: string
  }
  /** The owner's photos, in base64. */
  photos: {
    /** SHA-256 of the bytes, base64url. */
    id: string
    jpeg: string
    created_at: string
  }
}
