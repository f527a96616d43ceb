export const legalPage = { updated: 'Last Updated:', contents: 'On this page' }
