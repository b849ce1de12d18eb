import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of src from the bottom to the top: a folder imports from lower levels and from the same level. */
const levels = [
  ['config', 'node'],
  ['data', 'markdown', 'components'],
  ['features'],
  ['theme', 'pages', 'plugins'],
];

/** Labels are collected from the source when translations are written, so they can't be computed. */
const literalLabels = [
  "JSXElement[openingElement.name.name='Translate'] > JSXExpressionContainer > :not(Literal, JSXEmptyExpression)",
  "CallExpression[callee.name='translate'] > ObjectExpression > Property[key.name=/^(id|message|description)$/]:not([value.type='Literal'])",
].map((selector) => ({
  selector,
  message: 'Write labels and their ids as string literals: they are collected from the source.',
}));

/** Two words in a row are a label. Single words can be names, such as RSS. */
const labelsHaveIds = {
  selector:
    "JSXElement[openingElement.name.name!='Translate'] > JSXText[value=/\\p{L}{2}\\s+\\p{L}{2}/u]",
  message: 'Put the text in <Translate id="…">, so that it can be translated.',
};

/** Forbids imports from folders, whether relative or with the alias. */
const noImport = (folders, message) => ({
  selector: `:matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^(@site|[.]{1,2})\\u002F(src\\u002F|[.]{2}\\u002F)*(${folders.join('|')})\\u002F/]`,
  message,
});

const noScripts = noImport(
  ['scripts', 'tests'],
  'src imports nothing from scripts or tests: move what both need to src/node.',
);

const boundaries = levels.map((folders, level) => {
  const above = levels.slice(level + 1).flat();
  const upward =
    above.length > 0
      ? [noImport(above, `${folders.join(', ')} import nothing from ${above.join(', ')}.`)]
      : [];
  return {
    files: folders.map((folder) => `src/${folder}/**`),
    ignores: ['**/*.test.{ts,tsx}'],
    // Features draw the dashboard, whose words come from the product.
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalLabels,
        ...(level === 2 ? [] : [labelsHaveIds]),
        noScripts,
        ...upward,
      ],
    },
  };
});

export default tseslint.config(
  {
    ignores: [
      'build*/**',
      '.docusaurus*/**',
      'api/**',
      'i18n/**',
      'openapi/dist/**',
      'test-results/**',
      'playwright-report/**',
      'static/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: {'react-hooks': hooks},
    rules: {
      ...hooks.configs.recommended.rules,
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      // Storage and media queries may be read only after hydration, so their first value comes from an effect.
      'react-hooks/set-state-in-effect': 'off',
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  ...boundaries,
  // Playwright passes fixtures to a function called `use`, which is no React hook.
  {files: ['tests/browser/**'], rules: {'react-hooks/rules-of-hooks': 'off'}},
);
