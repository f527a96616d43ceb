import type { Article } from './article.ts'

export const article: Article = {
  id: 6,
  slug: 'three-researchers-canada-ai-map',
  title: 'Three Researchers Who Put Canada on the AI Map',
  excerpt:
    'Geoffrey Hinton, Yoshua Bengio and Richard Sutton shaped modern AI from Canadian universities. Their ideas explain how your tools behave.',
  metaDescription:
    'Geoffrey Hinton, Yoshua Bengio and Richard Sutton shaped modern AI from Canada. What each contributed, and what a business owner can do with it.',
  author: 'Modernize My Business',
  date: '2025-04-08',
  category: 'AI Influencers',
  featuredImage: 'three-researchers-canada-ai-map',
  featuredImageAlt: 'Three lit lighthouses on distant hills above a northern lake at dusk, joined by a dotted line.',
  content: [
    {
      type: 'paragraph',
      text: 'In the fall of 2012, an entry from the University of Toronto won an annual contest in which computers name what is in a photograph. With five guesses per picture, it was wrong on roughly 15 pictures in every 100. The runner-up was wrong on about 26. In a field used to gains of a point or two, that gap changed careers, and within a few years it had changed the industry.',
    },
    {
      type: 'paragraph',
      text: 'The winning idea was decades old and had been out of favour for most of that time. Canada was one of the places where people were still paid to work on it, and on other ideas that were slow to pay off. Three of those people are worth knowing by name, less for the prizes than because each had an idea that explains how the tool on your screen behaves.',
    },
    { type: 'heading', level: 2, text: 'Geoffrey Hinton: learn from examples' },
    {
      type: 'paragraph',
      text: 'Hinton was born in England and moved to the University of Toronto in 1987. He spent his career on neural networks, software loosely inspired by the brain, in which nobody writes the rules. You show the network examples with the right answers, it adjusts itself a little after every mistake, and after enough examples it copes with cases it has never seen. The 2012 entry was the work of Hinton and two of his students, Alex Krizhevsky and Ilya Sutskever.',
    },
    {
      type: 'paragraph',
      text: 'He shared the 2018 Turing Award, often called the Nobel Prize of computing, with Yoshua Bengio and Yann LeCun. In 2024 he shared the actual Nobel Prize in Physics with John Hopfield.',
    },
    { type: 'heading', level: 3, text: 'In your business: choose the examples' },
    {
      type: 'paragraph',
      text: 'Software that learns from examples is only as good as the examples. If you ask an AI tool to sort incoming email, show it fifty messages that a person has sorted, including the confusing ones, and set aside twenty more that it has not seen. Try it on those twenty and count. Sixteen right out of twenty is 80 per cent. Whether that will do depends on what happens to the other four, and that is a decision for you, since the software has no opinion about it.',
    },
    { type: 'heading', level: 2, text: 'Yoshua Bengio: words as numbers' },
    {
      type: 'paragraph',
      text: "Bengio has taught at the Université de Montréal since 1993 and is the founder of Mila, the Quebec artificial intelligence institute. In 2003 he and his colleagues described a network that learned to predict the next word in a sentence by giving every word a set of numbers, so that words used in similar ways ended up close together. About a decade later his group helped introduce attention, a method that lets a system weigh which earlier words matter most. Both ideas live on in today's chat assistants.",
    },
    {
      type: 'paragraph',
      text: 'Bengio has become one of the leading voices on AI safety. He chaired the International AI Safety Report, whose first full edition appeared in January 2025.',
    },
    { type: 'heading', level: 3, text: 'In your business: supply the source' },
    {
      type: 'paragraph',
      text: 'A system built to continue text plausibly is fluent by design, and it is exactly as fluent when it is wrong. That explains a common accident with AI at work: a confident paragraph with an invented figure in it. So give the assistant the source. "Using only the price sheet below, answer this customer" is a much safer request than "how much do we charge for this." Then check every number and every name, because polish tells you nothing about whether they are right.',
    },
    { type: 'heading', level: 2, text: 'Richard Sutton: learn from consequences' },
    {
      type: 'paragraph',
      text: "Sutton came to the University of Alberta in 2003. With Andrew Barto, his former doctoral adviser in Massachusetts, he had laid the foundations of reinforcement learning, in which software tries things, receives a reward or none, and gradually does more of what pays. Their textbook has taught the subject to a generation. The approach became famous in 2016, when the program AlphaGo beat one of the world's best Go players; the researcher who led that work, David Silver, had earned his doctorate in Edmonton. In March 2025, Sutton and Barto were named the winners of the 2024 Turing Award.",
    },
    { type: 'heading', level: 3, text: 'In your business: mind the reward' },
    {
      type: 'paragraph',
      text: 'A system that learns from reward gives you what you reward, which may differ from what you meant. People work the same way. Pay only for the number of quotes sent and you will get many quotes, some of them careless. Before you automate anything that aims at a target, ask what the cheapest way of hitting that target would be, and whether you would be happy with it.',
    },
    {
      type: 'paragraph',
      text: 'Trial and error also needs enough trials. Say you test two follow-up messages on 20 customers each. The first brings 5 replies, or 25 per cent, and the second brings 8, or 40 per cent. It looks decisive, but three replies are easily luck. Run it for another month before you throw the first one away.',
    },
    {
      type: 'quote',
      text: 'Fifteen wrong in a hundred was a triumph in 2012. Ask of any tool how often it is wrong, and what happens then.',
    },
    { type: 'heading', level: 2, text: 'Where they disagree' },
    {
      type: 'paragraph',
      text: 'It would be tidy to report that the three see the future alike. They do not. Hinton left Google in 2023 so that he could speak freely about the dangers of the technology, and Bengio has turned much of his research toward preventing harm. Sutton has been less alarmed in public and has argued against letting fear guide the field. All three know the subject from the inside.',
    },
    {
      type: 'paragraph',
      text: 'For an owner there is comfort in that. If the founders differ, nobody is entitled to tell you with certainty what AI will do to your trade in ten years, and anyone who does is selling something. Plan for what the tools can do this year, keep a person responsible for every result, and look again next year.',
    },
    { type: 'heading', level: 2, text: 'What Canada built on it' },
    {
      type: 'paragraph',
      text: 'Patience had a sponsor. CIFAR, a research organization based in Toronto, backed work on neural networks when few others would. In 2017 Canada announced one of the first national AI strategies anywhere, with three institutes at its centre: the Vector Institute in Toronto, Mila in Montreal and Amii in Edmonton.',
    },
    { type: 'link', url: 'https://vectorinstitute.ai/', text: 'Vector Institute, Toronto' },
    { type: 'link', url: 'https://mila.quebec/en', text: 'Mila, Montreal' },
    { type: 'link', url: 'https://www.amii.ca/', text: 'Amii, Edmonton' },
    { type: 'heading', level: 3, text: 'What a small company can use' },
    {
      type: 'paragraph',
      text: 'You are unlikely to need a researcher. Quoting, scheduling and invoicing are well served by existing software, and what they need is careful setup. Still, there are sensible ways to make use of what is here.',
    },
    {
      type: 'list',
      items: [
        'Read and watch. The institutes publish talks and introductory material for people outside the field, much of it free.',
        'Ask your nearest college or university about student projects and co-op placements. A well-prepared student with a clear task can do a great deal in four months.',
        "If you own years of unusual records, such as inspection photos, sensor readings or repair histories, and suspect that there is a pattern in them, one conversation with an institute's industry team can tell you whether the botCheck is worth money.",
      ],
    },
    {
      type: 'paragraph',
      text: 'Prepare for any of these in the same way: write one page that says what you do by hand today, what records you have and what a good result would look like. Experts are far more useful to people who bring that page.',
    },
    { type: 'link', url: '/articles/first-process-to-automate', text: 'Start with a task small enough to finish' },
    {
      type: 'paragraph',
      text: 'Hinton, Bengio and Sutton spent years producing results that looked too modest to matter, and kept measuring all the same. It is not a bad way to run a company either.',
    },
  ],
}
