/** Who the site speaks for: names, hosts and links. Everything else imports them from here. */
export const identity = {
  name: 'Tianji',
  tagline: 'All-in-one insight hub',
  productVersion: '1.32.25',
  organization: 'msgbyte',
  repository: 'https://github.com/msgbyte/tianji',
  license: 'https://github.com/msgbyte/tianji/blob/master/LICENSE',
  cloud: 'https://app.tianji.dev',
  chat: 'https://discord.gg/8Vv47wAEej',
  social: 'https://x.com/moonrailgun',
  defaultSiteUrl: 'https://tianji.dev',
  defaultTrackerHost: 'https://app.tianji.dev',
} as const;
