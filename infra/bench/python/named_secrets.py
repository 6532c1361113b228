"""The secrets that the environment names. All are read before the first event, as our functions read theirs."""

import json
import os

import boto3

client = boto3.client("secretsmanager")


def read(secret):
    return json.loads(client.get_secret_value(SecretId=secret)["SecretString"])


# What they say, by the variables that name them.
texts = {name: read(secret) for name, secret in os.environ.items() if name.endswith("_SECRET") and secret}
