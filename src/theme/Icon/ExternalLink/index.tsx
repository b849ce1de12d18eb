// Change: no icon next to links that leave the site: bars and sidebars stay quiet. Drawn nowhere else.
export default function IconExternalLink(): null {
  return null;
}
