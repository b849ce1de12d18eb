import examplesPresent from './examples-present.mjs';
import plainMarkdown from './plain-markdown.mjs';
import propertyDescription from './property-description.mjs';
import rolesMatchSecurity from './roles-match-security.mjs';
import routeFromOperationId from './route-from-operation-id.mjs';
import sourcesRecorded from './sources-recorded.mjs';
import summaryLength from './summary-length.mjs';
import supported from './supported.mjs';
import textAddsSomething from './text-adds-something.mjs';
import textsNotEmpty from './texts-not-empty.mjs';
import uniqueOperationTexts from './unique-operation-texts.mjs';

/** Redocly plugin with the rules of this description. */
export default function tianjiRules() {
  return {
    id: 'tianji',
    rules: {
      oas3: {
        'examples-present': examplesPresent,
        'plain-markdown': plainMarkdown,
        'property-description': propertyDescription,
        'roles-match-security': rolesMatchSecurity,
        'route-from-operation-id': routeFromOperationId,
        'sources-recorded': sourcesRecorded,
        'summary-length': summaryLength,
        supported,
        'text-adds-something': textAddsSomething,
        'texts-not-empty': textsNotEmpty,
        'unique-operation-texts': uniqueOperationTexts,
      },
    },
  };
}
