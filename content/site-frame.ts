/** Around every page. */
export const siteFrame = {
  skip: 'Skip to content',
  menu: [
    { to: '/', label: 'Assessment' },
    { to: '/articles', label: 'Articles' },
    { to: '/about', label: 'About' },
  ],
  breadcrumb: { home: 'Home', articles: 'Articles' },
  footer: {
    quickLinks: {
      title: 'Quick Links',
      links: [
        { to: '/', label: 'Home' },
        { to: '/about', label: 'About' },
        { to: '/articles', label: 'Articles' },
      ],
    },
    legal: {
      title: 'Legal',
      links: [
        { to: '/privacy-policy', label: 'Privacy Policy' },
        { to: '/terms-of-service', label: 'Terms of Service' },
        { to: '/cookie-policy', label: 'Cookie Policy' },
      ],
    },
    results: 'No specific results are guaranteed: those depend on your business, your market and the work you put in.',
    otherFormats: 'Need this in another format, or found something hard to use? Email us.',
    accessibility: { text: 'Accessibility', to: '/accessibility' },
    rights: 'All rights reserved.',
  },
  videoNotice: 'Nothing loads from YouTube until you press play.',
  cookieBanner: {
    text: 'We use cookies to enhance your browsing and analyze our traffic.',
    /** On pages with a form. */
    shortText: 'Cookies enhance browsing and analyze traffic.',
    learnMore: 'Learn more',
    /** After "Learn more", for screen readers. */
    learnMoreAbout: 'about the cookies we use',
    accept: 'Accept Cookies',
  },
}
