/** Parts of the generated API pages; the pages import them, so that no other page carries them. */
export {Answer, Answers, ErrorAnswer, Errors} from './Answers';
export {ApiAside, ApiPage, ApiText} from './ApiPage';
export {default as ConsoleDoor} from './ConsoleDoor';
export {Field, Fields, MoreFields, Variant, Variants} from './Fields';
export {GroupGuide, GroupOperations} from './Groups/GroupPage';
export {AnswerSample, AnswerSamples, BodyExamples, ExamplePart, Sample, Samples} from './Samples';
