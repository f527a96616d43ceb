/** What each thing is, who gets it and what it costs, in the same words everywhere. */
export const whatYouGet = {
  plan: 'You get a plan right away: free, made from your answers.',
  link: 'We email you a private link to this plan.',
  notes: 'The email calls it “your notes”, in case someone else sees your inbox.',
  actionPlan:
    'If you go ahead, we write an action plan with you: what comes first, who does it and what it costs. We agree on our price before any work starts.',
  roadmap: 'A free 90-day roadmap for 20 businesses, in exchange for feedback and a testimonial or case study.',
}
