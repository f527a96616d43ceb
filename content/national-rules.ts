export const nationalRules = {
  path: '/national-rules',
  title: 'National rules for owners in Canada and the US',
  metaDescription:
    "Privacy, email and text rules, funding and taxes on a sale: what's the same across Canada and across the United States, in plain English for owners.",
  lead: "Our city pages cover what's local, and this page covers what's the same across each country. It's for owners who want to know what to ask before they call their accountant and lawyer.",
  countries: [
    {
      id: 'canada',
      name: 'Canada',
      sections: [
        {
          heading: 'Privacy: know which act you fall under',
          paragraphs: [
            'The federal act, PIPEDA, covers the personal information private businesses use in commercial activity. British Columbia, Alberta and Quebec have acts of their own for most businesses there, and several provinces have one for health records. PIPEDA still applies when information crosses a border, and to federally regulated businesses such as airlines and interprovincial carriers.',
            "Bill C-36, tabled on June 15, 2026, would replace PIPEDA's privacy part with a new act and a new regulator. Ask where it stands before you rewrite your policy. Under any version, list which tool gets which personal details, name one person who's accountable, and keep a record of every breach. If a breach creates a real risk of significant harm, you report it and tell the people affected.",
          ],
          source: {
            label: 'Privacy Commissioner of Canada, PIPEDA',
            url: 'https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/',
          },
        },
        {
          heading: 'Email and texts: CASL requires consent you can prove',
          paragraphs: [
            "Canada's anti-spam law, CASL, covers commercial email and texts, including those sent to businesses. You need consent, your name and mailing address, and an unsubscribe that works within 10 business days. A purchase gives you implied consent for two years, an inquiry for six months. Express consent lasts until it's withdrawn, so ask for it early. It's on you to prove it, so store the date, source and wording next to each address.",
          ],
          source: { label: "CRTC, Canada's anti-spam legislation", url: 'https://crtc.gc.ca/eng/internet/anti.htm' },
        },
        {
          heading: 'Funding and advice: ask before you spend',
          paragraphs: [
            "NRC IRAP advises companies that develop technology and can share the cost. Call before you start, because work you've already done usually doesn't count. SR&ED is a tax credit for work that tries to resolve a technological uncertainty: for most smaller Canadian-controlled private companies, 35 per cent, refundable, on up to $6 million of spending a year. Setting up bought software rarely qualifies. Keep notes, and claim within 18 months of your year-end. BDC, the federal business bank, lends for equipment, software and buying a business.",
          ],
          source: {
            label: 'Canada Revenue Agency, SR&ED tax incentives',
            url: 'https://www.canada.ca/en/revenue-agency/services/scientific-research-experimental-development-tax-incentive-program.html',
          },
        },
        {
          heading: 'Selling: shares, assets or your employees',
          paragraphs: [
            "Sellers often prefer shares, because an individual may be able to use the lifetime capital gains exemption, $1.275 million in 2026, on qualifying small business shares. In general, for two years before the sale, only you or people related to you may have owned the shares, and more than half of the company's assets must have been at work in an active business in Canada. On the day of the sale, it has to be about 90 per cent. Spare cash and investments can break the tests, so have your accountant check three years ahead. Buyers often prefer assets, which can bring past depreciation back into your income. Have both compared after tax.",
            "If you sell to an employee ownership trust, or a worker co-operative, up to $10 million of gain can be exempt if you meet the conditions. That exemption was written to end with 2026, and the Spring Economic Update of April 28, 2026 proposed to make it permanent. Confirm that it's law before you set a closing date in 2027. Transfers to children have rules of their own about who takes control and when.",
          ],
          source: {
            label: 'Canada Revenue Agency, capital gains deduction (line 25400)',
            url: 'https://www.canada.ca/en/revenue-agency/services/tax/individuals/topics/about-your-tax-return/tax-return/completing-a-tax-return/deductions-credits-expenses/line-25400-capital-gains-deduction.html',
          },
        },
      ],
    },
    {
      id: 'united-states',
      name: 'United States',
      sections: [
        {
          heading: 'Privacy and advertising: keep the promises you publish',
          paragraphs: [
            "There's no single federal privacy law for every business. The one rule nearly everyone meets is the FTC Act, which bans unfair or deceptive practices. If your website says you don't share data, and your chatbot vendor trains on it, that's a problem. The same goes for claims about what your AI can do, and for fake reviews. Health, financial and children's data have federal laws of their own, and states add more. Read your privacy policy against the list of tools you really use, and fix whichever one is wrong.",
          ],
          source: {
            label: 'Federal Trade Commission, privacy and security',
            url: 'https://www.ftc.gov/business-guidance/privacy-security',
          },
        },
        {
          heading: 'Email, texts and calls: let people opt out, and ask before you text',
          paragraphs: [
            "Commercial email doesn't need consent in advance, but CAN-SPAM requires an honest sender and subject line, your postal address, and an opt-out you honor within 10 business days. Email to businesses counts, too.",
            "Texts and calls are stricter. Under the Telephone Consumer Protection Act, get written consent before you send automated marketing texts or use a prerecorded or AI-generated voice. People can sue for $500 a message, or up to $1,500 if the violation is willful. Check the Do Not Call rules and your state's, which can go further. Before you automate follow-up, save who agreed to what, and test that STOP really stops it.",
          ],
          source: {
            label: 'Federal Trade Commission, CAN-SPAM guide for business',
            url: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
          },
        },
        {
          heading: 'Advice and loans: SBDC, SCORE and the SBA',
          paragraphs: [
            'Small Business Development Centers offer free one-on-one advising, and SCORE matches you with a volunteer mentor, also free. Both are backed by the Small Business Administration (SBA), which also guarantees bank loans. Its 7(a) loans go up to $5 million and can pay for equipment, working capital or buying a business, so your own buyer may use one. Take your last three tax returns to an SBDC adviser and ask what a lender would question.',
          ],
          source: {
            label: 'Small Business Administration, 7(a) loans',
            url: 'https://www.sba.gov/funding-programs/loans/7a-loans',
          },
        },
        {
          heading: 'Selling: what you sell and when you get paid',
          paragraphs: [
            'Sellers often prefer to sell stock, and buyers assets. In an asset sale, the price is divided among the assets, and gain that comes from past depreciation on equipment is generally taxed as ordinary income (recapture). If the buyer pays over several years, an installment sale can spread out the tax on the rest, but recapture is due in the year of the sale. Negotiate the split of the price early, with your CPA beside you.',
            "If you own stock in a C corporation, ask about section 1202. Qualifying stock issued by July 4, 2025 has to be held for more than five years. For stock issued after that date, 50 percent of the gain can be excluded after three years, 75 percent after four and 100 percent after five, with a cap that starts at $15 million. Service fields such as health, law and accounting don't qualify, and not every state follows the rule. An employee stock ownership plan (ESOP) can buy you out on behalf of your staff, with tax advantages and real setup costs. Ask about all of these two or three years ahead.",
          ],
          source: { label: 'Internal Revenue Service, Publication 544', url: 'https://www.irs.gov/publications/p544' },
        },
      ],
    },
  ],
} as const
