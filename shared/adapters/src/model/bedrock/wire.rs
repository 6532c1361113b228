//! The protocol: what is sent, and what is read of an answer.

use aws_sdk_bedrockruntime::error::BuildError;
use aws_sdk_bedrockruntime::operation::converse::ConverseOutput;
use aws_sdk_bedrockruntime::operation::converse::builders::ConverseFluentBuilder;
use aws_sdk_bedrockruntime::types::{
    CachePointBlock, CachePointType, ContentBlock, ConversationRole, ConverseOutput as Output,
    InferenceConfiguration, Message, SpecificToolChoice, StopReason, SystemContentBlock, Tool, ToolChoice,
    ToolConfiguration, ToolInputSchema, ToolSpecification, ToolUseBlock,
};
use aws_smithy_json::serialize::JsonValueWriter;
use aws_smithy_types::Document;
use shared::ports::{Completion, ModelRequest};

use super::super::call::estimated;
use super::abilities::Asks;

/// What the model calls to answer. Nothing is behind it: what it is called with is the answer.
const TOOL: &str = "reply";

/// The request. What is the same for every message comes first, and the cache ends behind it: Bedrock reads the tools, then
/// the system's text, then the messages.
pub(super) fn with(
    call: ConverseFluentBuilder,
    request: &ModelRequest,
    schema: Document,
    asks: Asks,
) -> Result<ConverseFluentBuilder, BuildError> {
    let message = Message::builder()
        .role(ConversationRole::User)
        .content(ContentBlock::Text(request.message.clone()))
        .build()?;
    let most = i32::try_from(request.most_tokens).unwrap_or(i32::MAX);
    let bounds = InferenceConfiguration::builder()
        .max_tokens(most)
        .set_temperature(asks.a_temperature.then_some(0.0))
        .build();
    let call = call.system(SystemContentBlock::Text(request.instructions.clone()));
    let call = if asks.to_cache { call.system(cache_point()?) } else { call };
    Ok(call.messages(message).inference_config(bounds).tool_config(tool(schema, asks)?))
}

fn cache_point() -> Result<SystemContentBlock, BuildError> {
    Ok(SystemContentBlock::CachePoint(CachePointBlock::builder().r#type(CachePointType::Default).build()?))
}

fn tool(schema: Document, asks: Asks) -> Result<ToolConfiguration, BuildError> {
    let tool = ToolSpecification::builder()
        .name(TOOL)
        .description("Says what was found in the message, and a few sentences about it.")
        .input_schema(ToolInputSchema::Json(schema))
        .set_strict(asks.strictly.then_some(true))
        .build()?;
    let this = SpecificToolChoice::builder().name(TOOL).build()?;
    let choice = asks.the_tool.then_some(ToolChoice::Tool(this));
    ToolConfiguration::builder().tools(Tool::ToolSpec(tool)).set_tool_choice(choice).build()
}

/// Reads an answer.
pub(super) fn read(answer: ConverseOutput, request: &ModelRequest) -> Completion {
    let counted = answer.usage().and_then(|usage| u64::try_from(usage.total_tokens()).ok());
    let text = text(answer);
    let tokens = counted.unwrap_or_else(|| estimated(request, text.as_deref()));
    Completion { text, tokens: u32::try_from(tokens).unwrap_or(u32::MAX) }
}

/// What the tool was called with, when it was called once and to the end. What a model says or thinks beside it is no answer.
fn text(answer: ConverseOutput) -> Option<String> {
    let is_whole = answer.stop_reason == StopReason::ToolUse;
    let Output::Message(message) = answer.output.filter(|_| is_whole)? else { return None };
    let mut calls = message.content.into_iter().filter_map(called);
    match (calls.next(), calls.next()) {
        (Some(call), None) if call.name == TOOL => Some(json(&call.input)),
        _ => None,
    }
}

fn called(block: ContentBlock) -> Option<ToolUseBlock> {
    match block {
        ContentBlock::ToolUse(call) => Some(call),
        _ => None,
    }
}

fn json(document: &Document) -> String {
    let mut text = String::new();
    JsonValueWriter::new(&mut text).document(document);
    text
}
