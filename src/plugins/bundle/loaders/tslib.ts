/** What the libraries on a page use of tslib. Another helper fails the build by its name. */
export function __importDefault(module: {__esModule?: boolean; default?: unknown}): {
  default?: unknown;
} {
  return module?.__esModule ? module : {default: module};
}
