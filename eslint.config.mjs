import docusaurus from '@docusaurus/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['node_modules/**', 'build/**', 'build-next/**', '.docusaurus*/**', 'api/**', 'i18n/**', 'openapi/dist/**', 'test-results/**', 'playwright-report/**', 'static/**']},
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': hooks},
    rules: {
      ...hooks.configs.recommended.rules,
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true}],
      // Storage and media queries may be read only after hydration, so their first value comes from an effect.
      'react-hooks/set-state-in-effect': 'off',
      eqeqeq: 'error',
      'no-console': 'off',
      'prefer-const': 'error',
    },
  },
  // Playwright's fixtures are handed over by a function called `use`, which is no React hook.
  {files: ['tests/browser/**'], rules: {'react-hooks/rules-of-hooks': 'off'}, linterOptions: {reportUnusedDisableDirectives: 'off'}},
);
