// Change: loads no grammar, since code is highlighted at build time (src/markdown). Would only matter if CodeBlock were used again.
export default function prismIncludeLanguages(): void {}
