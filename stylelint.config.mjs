export default {
  extends: 'stylelint-config-standard',
  rules: {
    // Classes of the theme and of CSS modules follow other patterns.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    // Rules are ordered by the part of the page that they style.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    'media-feature-range-notation': 'prefix',
    // Widths have names: see src/css/breakpoints.css.
    'media-feature-name-disallowed-list': [/width/],
    'color-hex-length': null,
    'value-keyword-case': null,
  },
  overrides: [
    {files: ['src/css/breakpoints.css'], rules: {'media-feature-name-disallowed-list': null}},
  ],
};
