// Change: no icon beside links that leave the site: bars and sidebars stay quiet. Drawn nowhere else.
export default function IconExternalLink(): null {
  return null;
}
