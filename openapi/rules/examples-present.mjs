/** Every body that carries JSON shows at least one example: requests, answers and errors alike. */
export default function examplesPresent() {
  return {
    MediaType(media, {report, location}) {
      if (media.example === undefined && Object.keys(media.examples ?? {}).length === 0) {
        report({message: 'An example is missing.', location: location.child(['schema'])});
      }
    },
  };
}
