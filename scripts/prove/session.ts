import {randomBytes} from 'node:crypto';
import {Failure} from '../../src/node/report.ts';

interface Account {
  token: string;
  info: {currentWorkspaceId: string | null; workspaces: {workspace: {id: string; name: string}}[]};
}

/** A model provider for AI Gateways: a function worker that returns a chat completion. */
const provider = `async function fetch() {
  return {
    id: 'completion', object: 'chat.completion', created: 1, model: 'harbor-small',
    choices: [{index: 0, finish_reason: 'stop', message: {role: 'assistant', content: 'Hello'}}],
    usage: {prompt_tokens: 1, completion_tokens: 1, total_tokens: 2},
  };
}`;

/** Everything that the script itself asks of the server, outside the workflows. */
export class Session {
  /** Unique name: of the workspace, and the start of the names of all further ones. */
  readonly workspaceName = `Proof ${randomBytes(6).toString('hex')}`;
  workspaceId = '';
  /** The model provider of the run. */
  workerId = '';
  private account?: Account;

  constructor(
    private readonly server: string,
    private readonly timeout: number,
  ) {}

  private async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const authorization = this.account && {authorization: `Bearer ${this.account.token}`};
    const signal = AbortSignal.timeout(this.timeout);
    const request = {
      method,
      headers: {'content-type': 'application/json', ...authorization},
      body: JSON.stringify(body),
      signal,
    };
    const received = fetch(`${this.server}${path}`, request).then(async (response) => ({
      response,
      text: await response.text(),
    }));
    const {response, text} = await received.catch(() => {
      throw new Failure(
        signal.aborted
          ? `${method} ${path}: no response from ${this.server} in ${this.timeout / 1000} s. Allow more with --timeout.`
          : `${this.server} can't be reached. Start Tianji there, or correct --server.`,
      );
    });
    if (!response.ok)
      throw new Failure(`${method} ${path} returned ${response.status}: ${text.slice(0, 300)}`);
    const isJson = response.headers.get('content-type')?.includes('json');
    return (text && isJson ? JSON.parse(text) : {}) as T;
  }

  /**
   * Reads the version of the server.
   * @param documented version that it must have; a version of two numbers includes its patches
   * @throws Failure if it has another version
   */
  async readVersion(documented?: string): Promise<string> {
    const {version = 'unknown'} = await this.request<{version?: string}>('GET', '/health');
    if (documented && version !== documented && !version.startsWith(`${documented}.`))
      throw new Failure(
        `${this.server} has version ${version}, but the description is of version ${documented}. Start that version, or add --any-version.`,
      );
    return version;
  }

  /** @returns the token of the account */
  async login(username: string, password: string): Promise<string> {
    const login = this.request<Account>('POST', '/open/login', {username, password});
    this.account = await login.catch((error: Error) => {
      throw new Failure(
        `The login as "${username}" failed. Check --username and --password, and that the server has ALLOW_OPENAPI. ${error.message.replaceAll(password, '********')}`,
      );
    });
    return this.account.token;
  }

  /** Creates the workspace of the run, with a model provider in it. */
  async createWorkspace(): Promise<void> {
    const info = await this.request<Account['info']>('POST', '/open/workspace/create', {
      name: this.workspaceName,
    });
    this.workspaceId = info.currentWorkspaceId!;
    const worker = await this.request<{id: string}>(
      'POST',
      `/open/workspace/${this.workspaceId}/worker/upsert`,
      {name: 'provider', code: provider, active: true},
    );
    this.workerId = worker.id;
  }

  /**
   * Deletes every workspace of the run and switches the account, which must be signed in, back to the workspace it had before.
   * @returns what could not be removed, and why
   */
  async cleanUp(): Promise<string[]> {
    const {token, info: before} = this.account!;
    const left: string[] = [];
    const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
      await work().catch((error: Error) => {
        left.push(`${what} (${error.message.split('\n')[0]})`);
      });
    };
    // The account may have lost the workspace that it selected last.
    if (before.workspaces.some(({workspace}) => workspace.id === before.currentWorkspaceId))
      await attempt('the workspace of the run as the selected one', () =>
        this.request('POST', '/open/workspace/switch', {workspaceId: before.currentWorkspaceId}),
      );
    await attempt(`workspace "${this.workspaceName}"`, async () => {
      const {info} = await this.request<Account>('POST', '/open/loginWithToken', {token});
      for (const {workspace} of info.workspaces)
        if (workspace.name.startsWith(this.workspaceName))
          await attempt(`workspace "${workspace.name}"`, () => this.deleteWorkspace(workspace.id));
    });
    return left;
  }

  private async deleteWorkspace(id: string): Promise<void> {
    const at = `/open/workspace/${id}`;
    // A workspace with a status page can't be deleted.
    const pages = await this.request<{id: string}[]>('GET', `${at}/page/all?type=all`);
    for (const page of pages) await this.request('DELETE', `${at}/page/delete?id=${page.id}`);
    await this.request('DELETE', `${at}/del`);
  }
}
