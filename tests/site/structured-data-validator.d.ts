declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrg?: object);
    validate(data: {
      jsonld: object;
      microdata: object;
      rdfa: object;
    }): Promise<{severity: 'ERROR' | 'WARNING'; issueMessage: string}[]>;
  }
}
