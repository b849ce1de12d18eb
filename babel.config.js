module.exports = {presets: ['@docusaurus/core/lib/babel/preset']};
