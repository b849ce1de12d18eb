import Translate, {translate} from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {fill} from '@site/src/features/reader-values/client';
import {readReaderValues} from '@site/src/features/reader-values/store';
import {readStored, writeStored} from '@site/src/components/storage';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
} from 'react';
import {Status} from '../Answers';
import {partTitles} from '../Fields/Part';
import fields from '../Fields/styles.module.css';
import Choice from './Choice';
import styles from './styles.module.css';

const storageKey = 'tianji.sample-language';

/** Where the tabs scroll sideways, on a phone, brings a tab into view; the arrow keys alone would not. */
function show({target}: {target: EventTarget}): void {
  const input = target as HTMLInputElement;
  const row = input.closest('fieldset');
  if (row) row.scrollLeft = input.offsetLeft - row.clientWidth / 3;
}

/** Chooses a language's tab when the page has it. */
function choose(root: HTMLElement | null, language: string | null | undefined): void {
  const input = [...(root?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])].find(
    ({value}) => value === language,
  );
  if (!input) return;
  input.checked = true;
  show({target: input});
}

interface Example {
  /** Number of the chosen example body. */
  index: number;
  /** Samples and answers of all examples but the first. */
  Others?: ComponentType;
}

const ExampleContext = createContext<[Example, (example: Example) => void]>([
  {index: 0},
  () => undefined,
]);
/** Which part of `Others` is shown. */
const PartContext = createContext<'request' | 'answer'>('request');

/** Lets the example that the samples send decide which answer is shown. */
export function Examples({children}: {children: ReactNode}): ReactNode {
  const state = useState<Example>({index: 0});
  return <ExampleContext value={state}>{children}</ExampleContext>;
}

interface SamplesProps {
  /** Titles of the example bodies, where there are several. */
  examples?: string[];
  /** Samples of all examples but the first. */
  others?: () => Promise<{default: ComponentType}>;
  children: ReactNode;
}

/**
 * Request samples by language. The tabs are radio buttons, so they work before and without scripts; the choice holds for the whole site.
 * Where an operation has several example bodies, the samples send the chosen one.
 */
export function Samples({examples, others, children}: SamplesProps): ReactNode {
  const root = useRef<HTMLFieldSetElement>(null);
  const [{index: example, Others}, setExample] = useContext(ExampleContext);
  const [failed, setFailed] = useState(false);
  useIsomorphicLayoutEffect(() => {
    choose(root.current, readStored(storageKey));
    // Samples that come or return hold the sample values.
    if (Others) fill(readReaderValues());
  }, [example, Others]);
  useEffect(() => {
    const follow = ({key, newValue}: StorageEvent): void => {
      if (key === storageKey) choose(root.current, newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  function keep(event: FormEvent): void {
    writeStored(storageKey, (event.target as HTMLInputElement).value);
    show(event);
  }

  function send(index: number): void {
    others!().then(
      (made) => {
        setExample({index, Others: made.default});
        setFailed(false);
      },
      () => setFailed(true),
    );
  }

  return (
    <>
      {examples && (
        <div className={styles.examples} data-no-print="" data-no-twin="" data-no-search="">
          <Choice
            label={translate({id: 'api.console.example', message: 'Example'})}
            titles={examples}
            chosen={example}
            problem={
              failed &&
              translate({
                id: 'api.samples.failed',
                message: "Couldn't load the example. Check your connection and try again.",
              })
            }
            onChoose={send}
          />
        </div>
      )}
      <fieldset ref={root} className={styles.tabs} onChange={keep}>
        <legend className="visually-hidden">{partTitles.samples()}</legend>
        {example > 0 && Others ? <Others /> : children}
      </fieldset>
    </>
  );
}

interface ExamplePartProps {
  index: number;
  part: 'request' | 'answer';
  children: ReactNode;
}

/** Samples of one further example body, or the answer to it. */
export function ExamplePart({index, part, children}: ExamplePartProps): ReactNode {
  const [example] = useContext(ExampleContext);
  return useContext(PartContext) === part && example.index === index && children;
}

/** A request sample: its tab and its code. */
export function Sample({
  language,
  label,
  children,
}: {
  language: string;
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Tab
      group="api-language"
      value={language}
      first={language === 'curl'}
      label={<span translate="no">{label}</span>}>
      {children}
    </Tab>
  );
}

/** Example bodies beside the one that the request samples send, for readers without scripts. */
export function BodyExamples({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={`${fields.more} ${styles.bodies}`}>
      <summary>
        <Translate id="api.examples" description="Above example bodies of a request">
          Other example bodies
        </Translate>
      </summary>
      {children}
    </details>
  );
}

/** Example answers by status. */
export function AnswerSamples({children}: {children: ReactNode}): ReactNode {
  return (
    <fieldset className={styles.tabs} onChange={show}>
      <legend className="visually-hidden">
        <Translate id="api.samples.answers" description="Name of the tabs with example answers">
          Example responses
        </Translate>
      </legend>
      {children}
    </fieldset>
  );
}

interface AnswerProps {
  status: string;
  first?: boolean;
  /** A phone shows its first lines, and the rest at a touch. The box works without scripts. */
  long?: boolean;
  children?: ReactNode;
}

/** Example answers of one status. */
export function AnswerSample({status, first, long, children}: AnswerProps): ReactNode {
  const [{index, Others}] = useContext(ExampleContext);
  return (
    <Tab group="api-status" value={status} first={first} label={<Status status={status} />}>
      {long && (
        <>
          <input type="checkbox" id={`all-${status}`} className={`visually-hidden ${styles.all}`} />
          <label htmlFor={`all-${status}`} className={styles.rest}>
            <Translate
              id="api.samples.all"
              description="Button below the first lines of an example response">
              Show all lines
            </Translate>
          </label>
        </>
      )}
      {first && index > 0 && Others ? (
        <PartContext value="answer">
          <Others />
        </PartContext>
      ) : (
        (children ?? (
          <p className={styles.empty}>
            <Translate id="api.samples.empty">The response body is empty.</Translate>
          </p>
        ))
      )}
    </Tab>
  );
}

interface TabProps {
  group: string;
  value: string;
  first?: boolean;
  label: ReactNode;
  children: ReactNode;
}

/** Button and panel side by side in the document; the styles put all buttons in one row and show the panel of the chosen one. */
function Tab({group, value, first, label, children}: TabProps): ReactNode {
  const id = `${group}-${value}`;
  return (
    <>
      <input
        type="radio"
        name={group}
        id={id}
        value={value}
        defaultChecked={first}
        className={`visually-hidden ${styles.input}`}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.panel}>{children}</div>
    </>
  );
}
