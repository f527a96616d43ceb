import type { UnsignedArticle } from './article.ts'

export const article: UnsignedArticle = {
  id: 6,
  slug: 'three-researchers-canada-ai-map',
  title: 'Three Researchers Who Put Canada on the AI Map',
  excerpt:
    'Geoffrey Hinton, Yoshua Bengio and Richard Sutton shaped modern AI from Canadian universities. Their ideas explain how your tools behave.',
  metaDescription:
    'Geoffrey Hinton, Yoshua Bengio and Richard Sutton shaped modern AI from Canada. What each contributed, and what a business owner can do with it.',
  date: '2025-04-08',
  category: 'AI Influencers',
  featuredImage: 'three-researchers-canada-ai-map',
  featuredImageAlt: 'Three lit lighthouses on distant hills above a northern lake at dusk, joined by a dotted line.',
  content: [
    {
      type: 'paragraph',
      text: "In the fall of 2012, a team from the University of Toronto won an annual contest in which computers name what's in a photo. With five guesses per photo, its program was wrong about 15 times in 100. The runner-up was wrong about 26 times. Within a few years, that gap had changed the whole industry.",
    },
    {
      type: 'paragraph',
      text: 'The winning idea was decades old and had been out of favour for most of that time. Canada was one of the places that kept paying people to work on it. Three of them are worth knowing, because each had an idea that explains how the tool on your screen behaves.',
    },
    { type: 'heading', level: 2, text: 'Geoffrey Hinton: learning from examples' },
    {
      type: 'paragraph',
      text: "Hinton moved to the University of Toronto in 1987. He has spent his career on neural networks, software loosely inspired by the brain. Nobody writes the rules. You show the network examples with the right answers, it adjusts itself a little after every mistake, and after enough examples it can handle cases it hasn't seen before. The 2012 winner was his work with two students, Alex Krizhevsky and Ilya Sutskever. With Yoshua Bengio and Yann LeCun, he won the 2018 Turing Award, often called the Nobel Prize of computing, and in 2024 he shared the Nobel Prize in Physics.",
    },
    { type: 'heading', level: 3, text: "In your business: test it on examples it hasn't seen" },
    {
      type: 'paragraph',
      text: "Software that learns from examples is only as good as the examples. If you want an AI tool to sort your incoming email, show it fifty messages a person has sorted, including the confusing ones. Hold back twenty more. Then try the tool on those twenty and count. Sixteen right out of twenty is 80 per cent. Whether that's good enough depends on what happens to the other four, and only you can decide that.",
    },
    { type: 'heading', level: 2, text: 'Yoshua Bengio: predicting the next word' },
    {
      type: 'paragraph',
      text: "Bengio has taught at the Université de Montréal since 1993 and founded Mila, the Quebec artificial intelligence institute. In 2003 he and his colleagues described a network that learned to predict the next word in a sentence. It gave every word a set of numbers, so words used in similar ways ended up close together. About a decade later his group helped introduce attention, a method that lets a system weigh which earlier words matter most. Today's chat assistants use both ideas.",
    },
    { type: 'heading', level: 3, text: 'In your business: give it the source' },
    {
      type: 'paragraph',
      text: 'A system built to predict the next word sounds just as fluent when it\'s wrong. That\'s how an invented figure ends up in a confident paragraph. So give the assistant the source. "Using only the price sheet below, answer this customer" is a much safer request than "How much do we charge for this?" Then check every number and every name.',
    },
    { type: 'heading', level: 2, text: 'Richard Sutton: learning from rewards' },
    {
      type: 'paragraph',
      text: "Sutton came to the University of Alberta in 2003. With Andrew Barto, his former doctoral adviser in Massachusetts, he had laid the foundations of reinforcement learning: software tries things, gets a reward or doesn't, and gradually does more of what pays off. The approach became famous in 2016, when the program AlphaGo beat one of the world's best Go players. He and Barto won the 2024 Turing Award.",
    },
    { type: 'heading', level: 3, text: 'In your business: be careful what you reward' },
    {
      type: 'paragraph',
      text: "A system that learns from rewards gives you what you reward, which may not be what you meant. People work the same way. Pay only for the number of quotes sent and you'll get plenty of quotes, some of them careless. Before you automate anything that aims at a target, ask what the cheapest way to hit that target would be, and whether you'd be happy with it.",
    },
    {
      type: 'paragraph',
      text: 'Trial and error also takes enough trials. Say you send one follow-up message to 20 customers and a different one to another 20. The first gets 5 replies and the second gets 8. That could easily be luck, so run the test for another month before you drop the first one.',
    },
    {
      type: 'quote',
      text: "Being wrong 15 times in 100 was a triumph in 2012. With any tool, ask how often it's wrong and what happens then.",
    },
    { type: 'heading', level: 2, text: "They don't agree about the future" },
    {
      type: 'paragraph',
      text: 'Hinton left Google in 2023 so he could speak freely about the dangers of AI. Bengio has become one of the leading voices on AI safety and chaired the International AI Safety Report. Sutton is less alarmed. In a 2023 talk he argued that people should prepare for more capable AI, and neither fear it nor try to control everything.',
    },
    {
      type: 'paragraph',
      text: "If the founders of the field don't agree, nobody can tell you for sure what AI will do to your trade in ten years. Plan for what the tools can do this year, keep a person responsible for every result, and look again next year.",
    },
    { type: 'heading', level: 2, text: 'What a small company in Canada can use' },
    {
      type: 'paragraph',
      text: 'CIFAR, a research organization based in Toronto, backed work on neural networks when few others would. In 2017 Canada announced one of the first national AI strategies anywhere, built around three institutes: the Vector Institute in Toronto, Mila in Montreal and Amii in Edmonton.',
    },
    { type: 'link', url: 'https://vectorinstitute.ai/', text: 'Vector Institute, Toronto' },
    { type: 'link', url: 'https://mila.quebec/en', text: 'Mila, Montreal' },
    { type: 'link', url: 'https://www.amii.ca/', text: 'Amii, Edmonton' },
    {
      type: 'paragraph',
      text: "You probably don't need a researcher. Software you can buy already does quoting, scheduling and invoicing well, if you set it up carefully. Still, you can use what's here in three ways.",
    },
    {
      type: 'list',
      items: [
        'Read and watch. The institutes publish talks and introductory material for people outside the field, much of it free.',
        'Ask your nearest college or university about student projects and co-op placements. A student with a clear task can get a lot done in four months.',
        "If you own years of unusual records, such as inspection photos, sensor readings or repair histories, ask an institute's industry team whether it's worth looking for a pattern in them.",
      ],
    },
    {
      type: 'paragraph',
      text: "For any of these, bring one page that says what you do by hand today, what records you have and what a good result would look like. You'll get much better advice.",
    },
    { type: 'link', url: '/articles/first-process-to-automate', text: 'Start with a task small enough to finish' },
  ],
}
