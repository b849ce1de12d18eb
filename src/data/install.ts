import {identity} from '../config/identity.ts';

/**
 * Shortest way to start Tianji, shown first on the home page and in docs/intro.md: its own secrets, a pinned image, and a port that only
 * the machine itself reaches. The file is the one of docs/install/docker-compose.md, which explains each step.
 */
export const installCommands = [
  'umask 077 && mkdir tianji && cd tianji',
  `wget ${identity.defaultSiteUrl}/docker-compose.yml`,
  'echo "POSTGRES_PASSWORD=$(openssl rand -hex 24)" >> .env',
  'echo "JWT_SECRET=$(openssl rand -hex 32)" >> .env',
  'docker compose up -d',
];
